import type { OfferedAction } from '@inkstone/api';
import { readPermission, withoutEditing, type FormPermission, type WorkflowDefinition } from '@inkstone/schema';
import {
  availableActions,
  choosesPeople,
  draftRights,
  isHolderOrAgent,
  itemRights,
  type ActionOffer,
  type InstanceState,
  type WorkItem,
} from '@inkstone/workflow';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { administers } from '../administration/administers.ts';
import { mayDelete } from '../recycling/may-delete.ts';
import type { LoadedInstance } from '../instance/instance-store.ts';
import { unitePermissions } from './permission-union.ts';

export interface Rights {
  readonly permission: FormPermission;
  /** The actor's item that these rights apply to; null when the actor only reads, or writes a draft. */
  readonly item: WorkItem | null;
  readonly actions: OfferedAction[];
}

/**
 * Returns what somebody may see, edit and do with an instance: at the named work item, else at their one open item, else as the initiator
 * of a draft, else as a reader (workflow design, section 2, "Rights at an item"). Readers are the initiator, the owner, everybody who takes
 * or took part or was mentioned, and administrators. Refuses with `not-allowed` for others, with `NotHandler` for an item of somebody else
 * (administrators may read it), and with `ItemUnknown` for an unknown item.
 */
export function rightsAt(instance: LoadedInstance, actor: Actor, { workItemId }: { workItemId?: string | undefined } = {}): Rights {
  const item = workItemId === undefined ? openItemOf(instance.state, actor.id) : namedItem(instance, actor, workItemId);
  if (item === null && !mayReadInstance(instance, actor)) refuse('not-allowed');
  return { permission: permissionAt(instance, actor, item), item, actions: actionsAt(instance, actor, item) };
}

/** Returns what the initiator of a form that is not stored yet may see, edit and do. */
export function rightsAtNew(definition: WorkflowDefinition): Pick<Rights, 'permission' | 'actions'> {
  return { permission: draftRights(definition), actions: [saveAction, submitOf(definition)] };
}

export function mayReadInstance({ row, state }: Pick<LoadedInstance, 'row' | 'state'>, actor: Actor): boolean {
  const isConcerned = row.initiator_id === actor.id || row.owner_id === actor.id;
  return (
    isConcerned ||
    administers(actor, row) ||
    itemsOf(state, actor.id).length > 0 ||
    state.operator === actor.id ||
    state.readers?.[actor.id] !== undefined
  );
}

/** The submit action of a draft. */
function submitOf(definition: WorkflowDefinition): OfferedAction {
  return { action: 'Submit', opinion: 'none', ...(choosesPeople(definition, null) && { chooses: true }) };
}

/** Actions after which the next activity may be reached. */
const advancingActions: ReadonlySet<string> = new Set(['Submit', 'Agree', 'DisAgree']);

const saveAction: OfferedAction = { action: 'Save', opinion: 'none' };
const deleteAction: OfferedAction = { action: 'Delete', opinion: 'none' };

function namedItem({ row, state }: LoadedInstance, actor: Actor, id: string): WorkItem {
  const item = state.items[id] ?? refuse('ItemUnknown');
  if (!concerns(item, actor.id) && !administers(actor, row)) refuse('NotHandler');
  return item;
}

function itemsOf(state: InstanceState, person: string): WorkItem[] {
  return Object.values(state.items).filter((item) => concerns(item, person));
}

/** Does or did the person have the item, as its holder or as a delegate? */
function concerns(item: WorkItem, person: string): boolean {
  return isHolderOrAgent(item, person) || item.actedBy === person;
}

/** Prefers an item to act on, then one that waits for others, then a copy to read; the oldest of several. */
function openItemOf(state: InstanceState, person: string): WorkItem | null {
  const open = itemsOf(state, person).filter((item) => item.state === 'open' || isPaused(item));
  const [first] = open.sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
  return first ?? null;
}

function rank(item: WorkItem): number {
  if (item.slot === null) return 2;
  return isPaused(item) ? 1 : 0;
}

/** The item waits for people whom its holder asked and may revoke. */
function isPaused({ state, waitsFor }: WorkItem): boolean {
  return state === 'waiting' && Boolean(waitsFor);
}

function permissionAt(instance: LoadedInstance, actor: Actor, item: WorkItem | null): FormPermission {
  const { state, row, workflow } = instance;
  if (row.status === 'DRAFT' && row.initiator_id === actor.id) return draftRights(workflow.definition);
  if (item !== null && isHolderOrAgent(item, actor.id)) return itemRights(workflow.definition, state, item);
  if (administers(actor, row)) return readPermission;
  const isConcerned = row.initiator_id === actor.id || row.owner_id === actor.id || state.operator === actor.id;
  const asInitiator = isConcerned ? [draftRights(workflow.definition)] : [];
  const asParticipant = itemsOf(state, actor.id).map((each) => itemRights(workflow.definition, state, each));
  const asReader = state.readers?.[actor.id];
  return unitePermissions([...asInitiator, ...asParticipant, ...(asReader ? [asReader] : [])].map(withoutEditing));
}

function actionsAt({ state, row, workflow }: LoadedInstance, actor: Actor, item: WorkItem | null): OfferedAction[] {
  if (row.status === 'DRAFT') {
    if (row.initiator_id !== actor.id) return [];
    return [saveAction, submitOf(workflow.definition), deleteAction];
  }
  const offers = availableActions(workflow.definition, state, actor.id, { isAdministrator: administers(actor, row) });
  const taken = takenBack(offers, item);
  const isHere = (offer: ActionOffer): boolean =>
    offer.action === 'Retrieve' ? offer === taken : offer.itemId === undefined || offer.itemId === item?.id;
  const chooses = item !== null && choosesPeople(workflow.definition, item);
  const here = offers.filter(isHere).map((offer) => present(offer, chooses));
  const maySave = item !== null && isHolderOrAgent(item, actor.id) && editsSomething(itemRights(workflow.definition, state, item));
  const removal = mayDelete(row, actor) ? [deleteAction] : [];
  return [...(maySave ? [saveAction] : []), ...here, ...removal];
}

/** For a finished item that was opened: retrieve its vote; else the initiator retrieves the instance, else the person's last action. */
function takenBack(offers: readonly ActionOffer[], item: WorkItem | null): ActionOffer | undefined {
  const own = offers.filter(({ action }) => action === 'Retrieve');
  const named = own.find(({ itemId }) => itemId !== undefined && itemId === item?.id);
  return named ?? own.find(({ itemId }) => itemId === undefined) ?? own.at(-1);
}

function present(offer: ActionOffer, chooses: boolean): OfferedAction {
  const { action, itemId, label, opinion, upload, signature, qrSignature, sides, choosesResubmit } = offer;
  const workItemId = action === 'Retrieve' ? itemId : undefined;
  return {
    action,
    name: label.zh,
    name_i18n: label,
    opinion,
    ...(workItemId && { workItemId }),
    ...(upload && { upload }),
    ...(signature && { signature }),
    ...(qrSignature && { qrSignature }),
    ...(sides && { sides: [...sides] }),
    ...(choosesResubmit && { choosesResubmit }),
    ...(chooses && advancingActions.has(action) && { chooses }),
  };
}

/** Does a task in it let somebody edit the form? Nobody else may edit it meanwhile. */
export function isBeingEdited({ state, workflow }: LoadedInstance): boolean {
  return Object.values(state.items).some(
    (item) =>
      (item.state === 'open' || isPaused(item)) &&
      item.kind !== 'circulate' &&
      editsSomething(itemRights(workflow.definition, state, item)),
  );
}

/** Does the permission let anything be changed? */
export function editsSomething({ others, controls }: FormPermission): boolean {
  return others.e || Object.values(controls).some((control) => control.e);
}
