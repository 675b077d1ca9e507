import type { OfferedAction } from '@inkstone/api';
import { fullPermission } from '@inkstone/schema';
import { withoutEditing } from '@inkstone/workflow';
import type { Executor } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Asker } from '../../platform/http/request-context.ts';
import {
  loadForm,
  loadModel,
  loadWorkflow,
  menuFunctions,
  type PublishedForm,
  type PublishedModel,
  type PublishedWorkflow,
} from '../apps/index.ts';
import { modelAccess, recordAccess, type RecordAccess } from '../permissions/index.ts';
import type { StoredRecord } from '../records/index.ts';
import { isBeingEdited, mayReadInstance, rightsAt, rightsAtNew, type LoadedInstance, type Rights } from '../workflow/index.ts';
import { alsoSeen } from './also-seen.ts';
import { isLent, lentPermission } from './lent-records.ts';

/** What somebody may do with a form where they stand: at a new one, a record, a work item. */
export type FormRights = Pick<Rights, 'permission' | 'actions'> & {
  readonly item: Rights['item'];
  /** They see what the record holds, by a role or because a task of theirs lends it: its workflow, and what was said there, is not for them. */
  readonly dataOnly?: true;
};

const save: OfferedAction = { action: 'Save', opinion: 'none' };
const submit: OfferedAction = { action: 'Submit', opinion: 'none' };
const remove: OfferedAction = { action: 'Delete', opinion: 'none' };
const submitAndBeginAnew: OfferedAction = { action: 'addAndCreate', opinion: 'none' };
const edit: OfferedAction = { action: 'Edit', opinion: 'none' };
const saveEdited: OfferedAction = { action: 'save2', opinion: 'none' };
const discardEdited: OfferedAction = { action: 'cancel2', opinion: 'none' };

export interface NewForm {
  readonly model: PublishedModel;
  readonly form: PublishedForm;
  /** Null: the function has no workflow. */
  readonly workflow: PublishedWorkflow | null;
  readonly rights: FormRights;
}

/**
 * A form to be filled in anew, with the workflow asked for, or else the one of the menu's function that opens it. Refuses with
 * `model-not-found` and `not-found`, and with `not-allowed` who may not add records of the model.
 */
export async function newForm(
  executor: Executor,
  asker: Asker,
  asked: { readonly schemaCode: string; readonly formCode?: string | undefined; readonly workflowCode?: string | undefined },
): Promise<NewForm> {
  const model = await loadModel(executor, asked.schemaCode);
  const { newPermission } = await modelAccess(executor, asker, asked.schemaCode);
  if (!newPermission) refuse('not-allowed');
  const form = await loadForm(executor, asked.schemaCode, asked.formCode);
  const workflow = await workflowOf(executor, asked, form.definition.code);
  const rights = workflow ? rightsAtNew(workflow.definition) : { permission: newPermission, actions: [save, submit] };
  return { model, form, workflow, rights: { ...rights, actions: [...rights.actions, submitAndBeginAnew], item: null } };
}

/** Only a workflow that a function puts on this form: nobody starts another one, or none, by leaving out a parameter. */
async function workflowOf(
  executor: Executor,
  { schemaCode, workflowCode }: { readonly schemaCode: string; readonly workflowCode?: string | undefined },
  formCode: string,
): Promise<PublishedWorkflow | null> {
  const functions = (await menuFunctions(executor, schemaCode)).filter(({ form_code }) => form_code === formCode);
  const chosen = workflowCode === undefined ? functions[0] : functions.find((entry) => entry.workflow_code === workflowCode);
  if (!chosen) refuse('not-found');
  return chosen.workflow_code === null ? null : loadWorkflow(executor, chosen.workflow_code);
}

/** The form a record was written with: the current version while it is a draft that was never submitted, else the pinned one. */
export function formOfRecord(executor: Executor, { system }: StoredRecord, schemaCode: string): Promise<PublishedForm> {
  return loadForm(executor, schemaCode, system.formCode, system.formVersion ?? undefined);
}

/** A stored record, where somebody stands before it. */
interface RecordPlace {
  readonly record: StoredRecord;
  readonly schemaCode: string;
  readonly instance: LoadedInstance | null;
  readonly workItemId?: string | undefined;
  /** Outside of a task, by a right to edit records. */
  readonly mode?: 'edit' | undefined;
}

/**
 * What somebody may do with a stored record: what its workflow lets them, and what roles let them (`modules/permissions`). At a named work
 * item its rights alone hold. A draft is its writer's. A record that a task lends is read while the task is theirs. Refuses the others
 * with `not-allowed`, and with `record-in-task` who wants to edit what a task is there to edit.
 */
export async function rightsAtRecord(executor: Executor, asker: Asker, place: RecordPlace): Promise<FormRights> {
  const { record, instance, workItemId } = place;
  const { actor } = asker;
  if (instance && workItemId !== undefined) return rightsAt(instance, actor, { workItemId });
  if (record.system.sequenceStatus === 'DRAFT') return draftRights(executor, asker, place);
  const access = await recordAccess(executor, asker, {
    schemaCode: place.schemaCode,
    recordId: record.id,
    hasWorkflow: instance !== null,
  });
  if (place.mode === 'edit') return editingRights(asker, place, access);
  const editing = instance && mayEditOutside(instance, access) && !isBeingEdited(instance) ? [edit] : [];
  if (instance && mayReadInstance(instance, actor)) {
    const rights = rightsAt(instance, actor);
    const actions = [...rights.actions, ...editing];
    return { ...rights, actions, ...(access.permission && { permission: alsoSeen(rights.permission, access.permission) }) };
  }
  if (!access.permission) return lentRights(executor, asker, place);
  // Outside of a task a record in a workflow is read; opening it for editing is an action of its own.
  if (instance) return { permission: withoutEditing(access.permission), actions: editing, item: null, dataOnly: true };
  const actions = [...(access.rights.has('edit') ? [submit] : []), ...(access.rights.has('delete') ? [remove] : [])];
  return { permission: access.permission, actions, item: null };
}

/** A role lets them edit it, and it was not cancelled. */
function mayEditOutside({ row }: LoadedInstance, { permission, rights }: RecordAccess): boolean {
  return permission !== null && rights.has('edit') && row.status !== 'CANCELED';
}

/** Of a record in a workflow, opened for editing outside of a task. */
function editingRights({ actor }: Asker, { instance }: RecordPlace, access: RecordAccess): FormRights {
  if (!instance || !access.permission || !mayEditOutside(instance, access)) refuse('not-allowed');
  if (isBeingEdited(instance)) refuse('record-in-task');
  const isReader = mayReadInstance(instance, actor);
  return { permission: access.permission, actions: [saveEdited, discardEdited], item: null, ...(!isReader && { dataOnly: true }) };
}

/** Whoever may not add records of the model any more keeps what they wrote, and may throw it away. */
async function draftRights(executor: Executor, asker: Asker, { record, schemaCode, instance }: RecordPlace): Promise<FormRights> {
  const { creater, owner, formVersion } = record.system;
  if (!instance && creater !== asker.actor.id && owner !== asker.actor.id) refuse('not-allowed');
  const rights = instance ? rightsAt(instance, asker.actor) : { permission: fullPermission, actions: [save, submit, remove], item: null };
  // Taken back to be changed, it goes on as it began.
  if (formVersion !== null) return rights;
  const { newPermission } = await modelAccess(executor, asker, schemaCode);
  if (newPermission) return instance ? rights : { ...rights, permission: newPermission };
  return { ...rights, permission: withoutEditing(rights.permission), actions: rights.actions.filter(({ action }) => action === 'Delete') };
}

async function lentRights(executor: Executor, { actor }: Asker, { record, schemaCode, instance }: RecordPlace): Promise<FormRights> {
  const isThere = record.system.sequenceStatus !== 'DRAFT' && record.system.sequenceStatus !== 'CANCELED';
  if (!isThere || !(await isLent(executor, actor, { schemaCode, recordId: record.id }))) refuse('not-allowed');
  return { permission: lentPermission(instance), actions: [], item: null, dataOnly: true };
}

/** For whoever may begin a form like it, unless the record is only shown to them or they come for a task; drafts are gone on with. */
export async function offersCopy(
  executor: Executor,
  asker: Asker,
  { record, schemaCode, workItemId, mode }: RecordPlace,
  { dataOnly }: FormRights,
): Promise<boolean> {
  if (record.system.sequenceStatus === 'DRAFT' || workItemId !== undefined || mode === 'edit' || dataOnly) return false;
  const isInMenu = (await menuFunctions(executor, schemaCode)).some(({ form_code }) => form_code === record.system.formCode);
  return isInMenu && (await modelAccess(executor, asker, schemaCode)).newPermission !== null;
}

/** Refuses what the place does not offer: with `TaskProcessed` where a work item is named that is no longer open, else `not-allowed`. */
export function requireAction(rights: FormRights, action: OfferedAction['action']): void {
  if (rights.actions.some((offered) => offered.action === action)) return;
  if (rights.item && rights.item.state !== 'open') refuse('TaskProcessed');
  refuse('not-allowed');
}
