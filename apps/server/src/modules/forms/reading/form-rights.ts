import type { OfferedAction } from '@inkstone/api';
import { fullPermission, withoutEditing } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Requester } from '../../../platform/http/request-context.ts';
import {
  loadForm,
  loadModel,
  loadWorkflow,
  menuFunctions,
  type PublishedForm,
  type PublishedModel,
  type PublishedWorkflow,
} from '../../apps/index.ts';
import { modelAccess, recordAccess, type RecordAccess } from '../../permissions/index.ts';
import type { StoredRecord } from '../../records/index.ts';
import { isBeingEdited, mayReadInstance, rightsAt, rightsAtNew, type LoadedInstance, type Rights } from '../../workflow/index.ts';
import { extendPermission } from './extend-permission.ts';
import { isShared, sharedPermission } from '../questions/shared-records.ts';

/** What somebody may do with a form, depending on where it is opened: new, at a record, or at a work item. */
export type FormRights = Pick<Rights, 'permission' | 'actions'> & {
  readonly item: Rights['item'];
  /** They see the data of the record, by a role or because one of their tasks shares it, but neither its workflow nor its opinions. */
  readonly dataOnly?: true;
};

const save: OfferedAction = { action: 'Save', opinion: 'none' };
const submit: OfferedAction = { action: 'Submit', opinion: 'none' };
const remove: OfferedAction = { action: 'Delete', opinion: 'none' };
const submitAndStartNew: OfferedAction = { action: 'addAndCreate', opinion: 'none' };
const edit: OfferedAction = { action: 'Edit', opinion: 'none' };
const saveEdited: OfferedAction = { action: 'save2', opinion: 'none' };
const discardEdited: OfferedAction = { action: 'cancel2', opinion: 'none' };

export interface NewForm {
  readonly model: PublishedModel;
  readonly form: PublishedForm;
  /** Null when the function has no workflow. */
  readonly workflow: PublishedWorkflow | null;
  readonly rights: FormRights;
}

/**
 * Returns a new form with the requested workflow, or else that of the menu function that opens it. Refuses with `model-not-found` and
 * `not-found`, and with `not-allowed` when the requester may not add records of the model.
 */
export async function newForm(
  executor: Executor,
  requester: Requester,
  asked: { readonly schemaCode: string; readonly formCode?: string | undefined; readonly workflowCode?: string | undefined },
): Promise<NewForm> {
  const model = await loadModel(executor, asked.schemaCode);
  const { newPermission } = await modelAccess(executor, requester, asked.schemaCode);
  if (!newPermission) refuse('not-allowed');
  const form = await loadForm(executor, asked.schemaCode, asked.formCode);
  const workflow = await workflowOf(executor, asked, form.definition.code);
  const rights = workflow ? rightsAtNew(workflow.definition) : { permission: newPermission, actions: [save, submit] };
  return { model, form, workflow, rights: { ...rights, actions: [...rights.actions, submitAndStartNew], item: null } };
}

/** Accepts only a workflow that a function assigns to this form, so that omitting a parameter starts neither another workflow nor none. */
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

/** Returns the form a record was written with: the current version for a draft that was never submitted, else the pinned one. */
export function formOfRecord(executor: Executor, { system }: StoredRecord, schemaCode: string): Promise<PublishedForm> {
  return loadForm(executor, schemaCode, system.formCode, system.formVersion ?? undefined);
}

/** A stored record and how it is opened. */
interface RecordContext {
  readonly record: StoredRecord;
  readonly schemaCode: string;
  readonly instance: LoadedInstance | null;
  readonly workItemId?: string | undefined;
  /** Opened outside a task, by a right to edit records. */
  readonly mode?: 'edit' | undefined;
}

/**
 * Returns what somebody may do with a stored record by its workflow and by roles (`modules/permissions`). At a named work item only the
 * item's rights apply. A draft belongs to its author. A record shared by a task is readable while the person has the task. Refuses others
 * with `not-allowed`, and editing with `record-in-task` while a task may edit the record.
 */
export async function rightsAtRecord(executor: Executor, requester: Requester, at: RecordContext): Promise<FormRights> {
  const { record, instance, workItemId } = at;
  const { actor } = requester;
  if (instance && workItemId !== undefined) return rightsAt(instance, actor, { workItemId });
  if (record.system.sequenceStatus === 'DRAFT') return draftRights(executor, requester, at);
  const access = await recordAccess(executor, requester, {
    schemaCode: at.schemaCode,
    recordId: record.id,
    hasWorkflow: instance !== null,
  });
  if (at.mode === 'edit') return editingRights(requester, at, access);
  const editing = instance && mayEditOutsideTask(instance, access) && !isBeingEdited(instance) ? [edit] : [];
  if (instance && mayReadInstance(instance, actor)) {
    const rights = rightsAt(instance, actor);
    const actions = [...rights.actions, ...editing];
    return { ...rights, actions, ...(access.permission && { permission: extendPermission(rights.permission, access.permission) }) };
  }
  if (!access.permission) return sharedRights(executor, requester, at);
  // Outside a task, a record in a workflow is read-only; opening it for editing is a separate action.
  if (instance) return { permission: withoutEditing(access.permission), actions: editing, item: null, dataOnly: true };
  const actions = [...(access.rights.has('edit') ? [submit] : []), ...(access.rights.has('delete') ? [remove] : [])];
  return { permission: access.permission, actions, item: null };
}

/** A role lets them edit it, and it is not cancelled. */
function mayEditOutsideTask({ row }: LoadedInstance, { permission, rights }: RecordAccess): boolean {
  return permission !== null && rights.has('edit') && row.status !== 'CANCELED';
}

/** The rights at a record in a workflow that is opened for editing outside a task. */
function editingRights({ actor }: Requester, { instance }: RecordContext, access: RecordAccess): FormRights {
  if (!instance || !access.permission || !mayEditOutsideTask(instance, access)) refuse('not-allowed');
  if (isBeingEdited(instance)) refuse('record-in-task');
  const isReader = mayReadInstance(instance, actor);
  return { permission: access.permission, actions: [saveEdited, discardEdited], item: null, ...(!isReader && { dataOnly: true }) };
}

/** A person who may no longer add records of the model keeps their drafts and may discard them. */
async function draftRights(executor: Executor, requester: Requester, { record, schemaCode, instance }: RecordContext): Promise<FormRights> {
  const { creater, owner, formVersion } = record.system;
  if (!instance && creater !== requester.actor.id && owner !== requester.actor.id) refuse('not-allowed');
  const rights = instance
    ? rightsAt(instance, requester.actor)
    : { permission: fullPermission, actions: [save, submit, remove], item: null };
  // A retrieved form continues as it was started.
  if (formVersion !== null) return rights;
  const { newPermission } = await modelAccess(executor, requester, schemaCode);
  if (newPermission) return instance ? rights : { ...rights, permission: newPermission };
  return { ...rights, permission: withoutEditing(rights.permission), actions: rights.actions.filter(({ action }) => action === 'Delete') };
}

async function sharedRights(
  executor: Executor,
  { actor }: Requester,
  { record, schemaCode, instance }: RecordContext,
): Promise<FormRights> {
  const isThere = record.system.sequenceStatus !== 'DRAFT' && record.system.sequenceStatus !== 'CANCELED';
  if (!isThere || !(await isShared(executor, actor, { schemaCode, recordId: record.id }))) refuse('not-allowed');
  return { permission: sharedPermission(instance), actions: [], item: null, dataOnly: true };
}

/**
 * Offered to everybody who may start such a form, except where the record is only shown to them or they came for a task; a draft is
 * continued instead.
 */
export async function offersCopy(
  executor: Executor,
  requester: Requester,
  { record, schemaCode, workItemId, mode }: RecordContext,
  { dataOnly }: FormRights,
): Promise<boolean> {
  if (record.system.sequenceStatus === 'DRAFT' || workItemId !== undefined || mode === 'edit' || dataOnly) return false;
  const isInMenu = (await menuFunctions(executor, schemaCode)).some(({ form_code }) => form_code === record.system.formCode);
  return isInMenu && (await modelAccess(executor, requester, schemaCode)).newPermission !== null;
}

/** Refuses an action that is not offered: with `TaskProcessed` where the named work item is no longer open, else with `not-allowed`. */
export function requireAction(rights: FormRights, action: OfferedAction['action']): void {
  if (rights.actions.some((offered) => offered.action === action)) return;
  if (rights.item && rights.item.state !== 'open') refuse('TaskProcessed');
  refuse('not-allowed');
}
