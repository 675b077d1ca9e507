import type { OfferedAction } from '@inkstone/api';
import { readPermission, type FormPermission, type WorkflowDefinition } from '@inkstone/schema';
import {
  availableActions,
  draftRights,
  itemRights,
  withoutEditing,
  type ActionOffer,
  type InstanceState,
  type WorkItem,
} from '@inkstone/workflow';
import { refuse } from '../../platform/http/refusal.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import type { LoadedInstance } from './instance-store.ts';
import { unitePermissions } from './permission-union.ts';

export interface Rights {
  readonly permission: FormPermission;
  /** The actor's item these rights are at; null when they only read or write a draft. */
  readonly item: WorkItem | null;
  readonly actions: OfferedAction[];
}

/**
 * What somebody may see, edit and do with an instance: at the named work item, else at the one open item of theirs, else as
 * the initiator of a draft, else as a reader (workflow design, section 2, "Rights at an item"). Reading is for the initiator, the
 * owner, everybody who takes or took part, and administrators. Refuses others with `not-allowed`, an item that is not theirs
 * with `NotHandler` (administrators may look at it) and an unknown one with `ItemUnknown`.
 */
export function rightsAt(instance: LoadedInstance, actor: Actor, { workItemId }: { workItemId?: string | undefined } = {}): Rights {
  const item = workItemId === undefined ? openItemOf(instance.state, actor.id) : namedItem(instance, actor, workItemId);
  if (item === null && !mayReadInstance(instance, actor)) refuse('not-allowed');
  return { permission: permissionAt(instance, actor, item), item, actions: actionsAt(instance, actor, item) };
}

/** What the initiator of a form that is not stored yet may see, edit and do. */
export function rightsAtNew(definition: WorkflowDefinition): Pick<Rights, 'permission' | 'actions'> {
  return { permission: draftRights(definition), actions: [saveAction, { action: 'Submit', opinion: 'none' }] };
}

export function mayReadInstance({ row, state }: LoadedInstance, actor: Actor): boolean {
  const isConcerned = row.initiator_id === actor.id || row.owner_id === actor.id;
  return isConcerned || actor.isAdmin || itemsOf(state, actor.id).length > 0;
}

const saveAction: OfferedAction = { action: 'Save', opinion: 'none' };

function namedItem({ state }: LoadedInstance, actor: Actor, id: string): WorkItem {
  const item = state.items[id] ?? refuse('ItemUnknown');
  if (item.holder !== actor.id && !actor.isAdmin) refuse('NotHandler');
  return item;
}

function itemsOf(state: InstanceState, person: string): WorkItem[] {
  return Object.values(state.items).filter((item) => item.holder === person);
}

/** The one to act on comes before a copy to read; of several the oldest. */
function openItemOf(state: InstanceState, person: string): WorkItem | null {
  const open = itemsOf(state, person).filter((item) => item.state === 'open');
  const [first] = open.sort((a, b) => Number(a.slot === null) - Number(b.slot === null) || (a.id < b.id ? -1 : 1));
  return first ?? null;
}

function permissionAt(instance: LoadedInstance, actor: Actor, item: WorkItem | null): FormPermission {
  const { state, row, workflow } = instance;
  if (row.status === 'DRAFT' && row.initiator_id === actor.id) return draftRights(workflow.definition);
  if (item !== null && item.holder === actor.id) return itemRights(workflow.definition, state, item);
  if (actor.isAdmin) return readPermission;
  const asInitiator = row.initiator_id === actor.id || row.owner_id === actor.id ? [draftRights(workflow.definition)] : [];
  const asParticipant = itemsOf(state, actor.id).map((each) => itemRights(workflow.definition, state, each));
  return unitePermissions([...asInitiator, ...asParticipant].map(withoutEditing));
}

function actionsAt({ state, row, workflow }: LoadedInstance, actor: Actor, item: WorkItem | null): OfferedAction[] {
  if (row.status === 'DRAFT') {
    if (row.initiator_id !== actor.id) return [];
    return [saveAction, { action: 'Submit', opinion: 'none' }, { action: 'Delete', opinion: 'none' }];
  }
  const offers = availableActions(workflow.definition, state, actor.id, { isAdministrator: actor.isAdmin });
  const here = offers.filter((offer) => offer.itemId === undefined || offer.itemId === item?.id).map(present);
  const maySave = item !== null && item.holder === actor.id && editsSomething(itemRights(workflow.definition, state, item));
  return maySave ? [saveAction, ...here] : here;
}

function present({ action, label, opinion, upload, signature }: ActionOffer): OfferedAction {
  return { action, name: label.zh, name_i18n: label, opinion, ...(upload && { upload }), ...(signature && { signature }) };
}

/** Whether a permission lets anything be changed. */
export function editsSomething({ others, controls }: FormPermission): boolean {
  return others.e || Object.values(controls).some((control) => control.e);
}
