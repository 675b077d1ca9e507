import type { OfferedAction } from '@inkstone/api';
import { fullPermission, readPermission, type FormPermission } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { loadForm, loadModel, loadWorkflow } from '../apps/catalog.ts';
import { menuFunctions } from '../apps/menu-functions.ts';
import type { PublishedForm, PublishedModel, PublishedWorkflow } from '../apps/published.ts';
import { isOpenModel } from '../records/readable-records.ts';
import type { StoredRecord } from '../records/stored-record.ts';
import { mayReadInstance, rightsAt, rightsAtNew, type LoadedInstance, type Rights } from '../workflow/index.ts';
import { isLent, lentPermission } from './lent-records.ts';

/** What somebody may do with a form where they stand: at a new one, a record, a work item. */
export type FormRights = Pick<Rights, 'permission' | 'actions'> & {
  readonly item: Rights['item'];
  /** The record is only lent to them by a task of theirs (`isLent`): its workflow is not for them. */
  readonly isLent?: true;
};

const save: OfferedAction = { action: 'Save', opinion: 'none' };
const submit: OfferedAction = { action: 'Submit', opinion: 'none' };
const remove: OfferedAction = { action: 'Delete', opinion: 'none' };

export interface NewForm {
  readonly model: PublishedModel;
  readonly form: PublishedForm;
  /** Null: the function has no workflow. */
  readonly workflow: PublishedWorkflow | null;
  readonly rights: FormRights;
}

/**
 * A form to be filled in anew, with the workflow asked for, or else the one of the menu's function that opens it. Refuses with
 * `model-not-found` and `not-found`.
 */
export async function newForm(
  executor: Executor,
  asked: { readonly schemaCode: string; readonly formCode?: string | undefined; readonly workflowCode?: string | undefined },
): Promise<NewForm> {
  const model = await loadModel(executor, asked.schemaCode);
  const form = await loadForm(executor, asked.schemaCode, asked.formCode);
  const workflow = await workflowOf(executor, asked, form.definition.code);
  const rights = workflow ? rightsAtNew(workflow.definition) : { permission: fullPermission, actions: [save, submit] };
  return { model, form, workflow, rights: { ...rights, item: null } };
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

/**
 * What somebody may do with a stored record. With a workflow its rights decide. Without one: the creator, the owner and
 * administrators edit, everybody reads what is no draft. A record that a task lends is read while the task is theirs. Refuses the others with
 * `not-allowed`.
 */
export async function rightsAtRecord(
  executor: Executor,
  actor: Actor,
  place: {
    readonly record: StoredRecord;
    readonly schemaCode: string;
    readonly instance: LoadedInstance | null;
    readonly workItemId?: string | undefined;
  },
): Promise<FormRights> {
  const { record, instance } = place;
  if (instance) {
    const isOwn = place.workItemId !== undefined || mayReadInstance(instance, actor);
    return isOwn ? rightsAt(instance, actor, { workItemId: place.workItemId }) : lentRights(executor, actor, place);
  }
  const { creater, owner, sequenceStatus } = record.system;
  const isOwn = creater === actor.id || owner === actor.id;
  if (sequenceStatus === 'DRAFT') {
    if (!isOwn) refuse('not-allowed');
    return { permission: fullPermission, actions: [save, submit, remove], item: null };
  }
  if (isOwn || actor.isAdmin) return { permission: fullPermission, actions: [submit], item: null };
  if (!(await isOpenModel(executor, place.schemaCode))) return lentRights(executor, actor, place);
  return { permission: readPermission as FormPermission, actions: [], item: null };
}

async function lentRights(
  executor: Executor,
  actor: Actor,
  {
    record,
    schemaCode,
    instance,
  }: { readonly record: StoredRecord; readonly schemaCode: string; readonly instance: LoadedInstance | null },
): Promise<FormRights> {
  const isThere = record.system.sequenceStatus !== 'DRAFT' && record.system.sequenceStatus !== 'CANCELED';
  if (!isThere || !(await isLent(executor, actor, { schemaCode, recordId: record.id }))) refuse('not-allowed');
  return { permission: lentPermission(instance), actions: [], item: null, isLent: true };
}

/** Refuses what the place does not offer: with `TaskProcessed` where a work item is named that is no longer open, else `not-allowed`. */
export function requireAction(rights: FormRights, action: OfferedAction['action']): void {
  if (rights.actions.some((offered) => offered.action === action)) return;
  if (rights.item && rights.item.state !== 'open') refuse('TaskProcessed');
  refuse('not-allowed');
}
