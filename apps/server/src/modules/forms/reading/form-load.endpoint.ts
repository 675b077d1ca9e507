import { formLoad, type CallArguments, type CallOutput, type OfferedAction } from '@inkstone/api';
import type { FormDefinition, Unit } from '@inkstone/schema';
import { writeFormData } from '@inkstone/controls/form-data';
import type { Form } from '@inkstone/form-engine';
import type { WorkItem } from '@inkstone/workflow';
import { offeredButtons } from '../offered-buttons.ts';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { QueryContext } from '../../../platform/http/request-context.ts';
import { loadModel } from '../../apps/index.ts';
import {
  loadRecord,
  newRecord,
  openForm,
  systemControlValues,
  systemValues,
  type OwnRows,
  type StoredRecord,
} from '../../records/index.ts';
import {
  loadInstanceOfItem,
  loadInstance,
  storeFirstView,
  principalsFor,
  startedFor,
  unsentOpinion,
  type LoadedInstance,
} from '../../workflow/index.ts';
import { newForm, offersCopy, rightsAtRecord, type FormRights } from './form-rights.ts';
import { mayPrint } from './may-print.ts';
import { openStored } from './open-stored.ts';
import { sentForm } from './sent-form.ts';
import { systemInfo } from './system-info.ts';

type Output = CallOutput<typeof formLoad>;

const copyAction: OfferedAction = { action: 'copy', opinion: 'none' };
const printAction: OfferedAction = { action: 'Print', opinion: 'none' };

/** The rights are those of the workflow, or of a record without one (`rightsAtRecord`). */
export const formLoadEndpoint = defineQuery(formLoad, { permission: 'participant', handle: openedForm });

/** Refuses with the codes of the call's contract. */
export async function openedForm(context: QueryContext, input: CallArguments<typeof formLoad>): Promise<Output> {
  const opened = await openedAt(context, input);
  return input.items === undefined ? opened : { ...opened, items: [...writeFormData(opened.definition.controls)] as Output['items'] };
}

async function openedAt(context: QueryContext, input: CallArguments<typeof formLoad>): Promise<Output> {
  const { db } = context;
  if (input.workItemId !== undefined) {
    const instance = await loadInstanceOfItem(db, input.workItemId);
    return loadOfInstance(context, instance, input.workItemId);
  }
  if (input.workflowInstanceId !== undefined) return loadOfInstance(context, await loadInstance(db, input.workflowInstanceId));
  if (input.schemaCode === undefined) refuse('malformed', {}, { issues: [{ code: 'Required', path: 'schemaCode' }] });
  if (input.objectId !== undefined) return loadOfRecord(context, { ...input, schemaCode: input.schemaCode, objectId: input.objectId });
  return loadNew(context, { ...input, schemaCode: input.schemaCode });
}

async function loadNew(context: QueryContext, input: CallArguments<typeof formLoad> & { schemaCode: string }): Promise<Output> {
  const { form, workflow, rights } = await newForm(context.db, context, input);
  const workflowCode = workflow?.definition.code ?? null;
  const principal = await startedFor(context.db, context, { workflowCode, principalId: input.principalId });
  const owner = principal ?? undefined;
  const [system] = await systemValues(context.db, [newRecord(context, '', { owner }).system], [context.actor]);
  const { creater, createdDeptId } = system!;
  const given = { ...systemControlValues(form.definition, system!) };
  const opened = openForm(context, {
    executor: context.db,
    definition: form.definition,
    permission: rights.permission,
    stored: false,
    values: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)),
    originator: { person: creater as Unit | null, department: createdDeptId as Unit | null },
  });
  await opened.settled();
  return {
    ...answer(opened, rights, { record: null, instance: null, workflowCode }),
    principal: principal && { id: principal.id, name: principal.name },
    principals: workflowCode === null ? [] : await principalsFor(context.db, context, workflowCode),
  };
}

interface AskedRecord {
  readonly schemaCode: string;
  readonly objectId: string;
  readonly mode?: 'edit' | undefined;
}

async function loadOfRecord(context: QueryContext, { schemaCode, objectId, mode }: AskedRecord): Promise<Output> {
  const model = await loadModel(context.db, schemaCode);
  const record = (await loadRecord(context.db, model, objectId)) ?? refuse('record-not-found');
  const { workflowInstanceId } = record.system;
  const instance = workflowInstanceId === null ? null : await loadInstance(context.db, workflowInstanceId);
  return loadStored(context, { record, schemaCode, instance, mode });
}

async function loadOfInstance(context: QueryContext, instance: LoadedInstance, workItemId?: string): Promise<Output> {
  const model = await loadModel(context.db, instance.row.schema_code);
  const record = (await loadRecord(context.db, model, instance.row.record_id)) ?? refuse('record-not-found');
  return loadStored(context, { record, schemaCode: instance.row.schema_code, instance, workItemId });
}

async function loadStored(
  context: QueryContext,
  at: {
    record: StoredRecord;
    schemaCode: string;
    instance: LoadedInstance | null;
    workItemId?: string | undefined;
    mode?: 'edit' | undefined;
  },
): Promise<Output> {
  const { record, instance } = at;
  const held = await rightsAtRecord(context.db, context, at);
  const isCopied = await offersCopy(context.db, context, at, held);
  const isPrinted = at.mode !== 'edit' && (await mayPrint(context.db, context, at, held));
  const actions = [...held.actions, ...(isCopied ? [copyAction] : []), ...(isPrinted ? [printAction] : [])];
  const { opened, system, ownRows } = await openStored(context, at, held);
  const shown = held.dataOnly ? null : instance;
  const { item } = held;
  if (item?.state === 'open' && item.holder === context.actor.id)
    await storeFirstView(context.db, { workItemId: item.id, personId: context.actor.id, at: context.now() });
  const unsent = item?.state === 'open' && {
    unsentOpinion: await unsentOpinion(context.db, { workItemId: item.id, personId: context.actor.id }),
  };
  return {
    ...answer(opened, { ...held, actions }, { record, instance: shown, workflowCode: shown?.row.workflow_code ?? null, ownRows }),
    system: systemInfo(system, opened.definition, held.permission),
    ...unsent,
    buttons: await offeredButtons(context, { ...at, rights: held }),
  };
}

/** Where the activity does not configure files and signatures with an opinion, the opinion control does. */
function withOpinionParts(actions: readonly OfferedAction[], { controls }: FormDefinition): OfferedAction[] {
  const shown = controls.find(({ type }) => type === 'approval-opinion')?.options;
  if (!shown) return [...actions];
  const optional = (option: string) => (shown[option] === false ? 'none' : 'optional');
  return actions.map((offered) =>
    offered.opinion === 'none'
      ? offered
      : { ...offered, upload: offered.upload ?? optional('showUpload'), signature: offered.signature ?? optional('showSignature') },
  );
}

function answer(
  opened: Form,
  rights: FormRights,
  {
    record,
    instance,
    workflowCode,
    ownRows,
  }: {
    record: StoredRecord | null;
    instance: LoadedInstance | null;
    workflowCode: string | null;
    ownRows?: OwnRows | undefined;
  },
): Output {
  const { definition, values } = sentForm(opened, rights.permission);
  opened.dispose();
  return {
    definition: withoutButtons(definition as FormDefinition),
    permission: rights.permission,
    bizObject: {
      id: record?.id ?? null,
      isNew: record === null,
      version: record?.version ?? 0,
      values: { ...values },
      ...(ownRows && { ownRows }),
    },
    system: null,
    workflowCode,
    workflowInstanceId: instance?.id ?? null,
    workItem: workItemOf(rights, instance),
    instanceStatus: instance?.row.status ?? null,
    unsentOpinion: '',
    principal: null,
    principals: [],
    actions: withOpinionParts(rights.actions, opened.definition),
    buttons: [],
  };
}

/** The actions of buttons are not sent to the browser. */
function withoutButtons(form: FormDefinition): FormDefinition {
  const { buttons: _, ...definition } = form;
  return definition;
}

function isInvolved({ state }: LoadedInstance, { slot, involvement }: WorkItem): boolean {
  return involvement !== undefined || Object.values(state.involvements).some((each) => each.slot === slot);
}

function workItemOf({ item }: FormRights, instance: LoadedInstance | null): Output['workItem'] {
  if (!item || !instance) return null;
  const activity = instance.workflow.definition.activities.find(({ code }) => code === item.activity);
  return {
    id: item.id,
    version: item.version,
    activityCode: item.activity,
    activityName: activity?.name ?? item.activity,
    ...(activity?.name_i18n && { activityName_i18n: activity.name_i18n }),
    kind: item.kind,
    state: item.state,
    involved: isInvolved(instance, item),
  };
}
