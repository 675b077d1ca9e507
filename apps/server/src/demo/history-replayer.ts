import {
  assistWorkItem,
  circulateWorkItem,
  commentTarget,
  createComment,
  createUrge,
  fileUpload,
  formSave,
  formSubmit,
  forwardWorkItem,
  mentionOf,
  opinionTargets,
  rejectWorkItem,
  updateCirculateReaded,
  workflowOperation,
  workitemAction,
} from '@inkstone/api';
import type { StepAction, FormInputValues, FormInput, FormInputRows, StatedOpinion, Step, RecordHistory, SampleFile } from '@inkstone/demo';
import { storeFirstView } from '../modules/workflow/index.ts';
import { cellPath, createId, type Patch } from '@inkstone/schema';
import { findTask, targetOf, versionOf, type FormTarget, type OpenTask } from './step-target.ts';
import { makeFile, makeSignature } from './sample-file.ts';
import type { ValueResolver } from './value-resolver.ts';
import type { HistoricalCalls } from './historical-calls.ts';

/** The record that a history has created, with its workflow instance if it has one. */
export interface ReplayedRecord {
  readonly schemaCode: string;
  readonly recordId: string;
  readonly instanceId: string | null;
  readonly startedAt: Date;
}

type StepOf<A extends StepAction['action']> = Step & { readonly action: A };
type StepRunners = { [A in StepAction['action']]: (context: StepContext, step: StepOf<A>) => Promise<unknown> };

interface StepContext {
  readonly calls: HistoricalCalls;
  readonly values: ValueResolver;
  readonly target: FormTarget;
  readonly startedAt: Date;
  /** The task of the step, with the account that acts on it. Throws if none is open. */
  task(): OpenTask;
}

/** Replays the histories of records through the product's calls, one step at a time. */
export interface HistoryReplayer {
  begin(history: RecordHistory, at: Date): Promise<ReplayedRecord>;
  go(record: ReplayedRecord, step: Step, at: Date): Promise<void>;
}

export function createHistoryReplayer(calls: HistoricalCalls, values: ValueResolver): HistoryReplayer {
  return {
    async begin(history, at) {
      const { schemaCode, by } = history;
      const patch = await patchOf(calls, values, { ...history, account: by, startedAt: at });
      const principalId = history.principal === undefined ? undefined : (await values.person(history.principal)).id;
      const form = { schemaCode, patch, ...(principalId && { principalId }) };
      const answer = history.draft
        ? await calls.call(by, formSave, form)
        : await calls.call(by, formSubmit, { ...form, ...(await choice(values, history.chosen)) });
      values.keep(schemaCode, history.values, answer.objectId);
      return { schemaCode, recordId: answer.objectId, instanceId: answer.workflowInstanceId, startedAt: at };
    },
    async go(record, step, at) {
      const target = await targetOf(calls.db, record, step.child);
      const task = step.activity === undefined || !target ? null : await findTask(calls.db, target, step);
      if (!task && step.optional) return;
      if (!target) throw new Error('the sub-process does not exist');
      if (task) await storeFirstView(calls.db, { workItemId: task.id, personId: task.holderId, at: viewedAt(task, at) });
      const context: StepContext = {
        calls,
        values,
        target,
        startedAt: record.startedAt,
        task() {
          if (!task) throw new Error(`${step.by ?? 'nobody'} has no open task at ${step.activity ?? 'no activity'}`);
          return task;
        },
      };
      await (runners[step.action] as (context: StepContext, step: Step) => Promise<unknown>)(context, step);
    },
  };
}

function changesForm({ values, rows }: FormInput): boolean {
  return values !== undefined || rows !== undefined;
}

/** People open a task some minutes before they act on it. */
function viewedAt({ receivedAt }: OpenTask, at: Date): Date {
  const minutes = 2 + (at.getUTCMinutes() % 13);
  return new Date(Math.max(receivedAt.getTime() + 30_000, at.getTime() - minutes * 60_000));
}

const runners: StepRunners = {
  look: () => Promise.resolve(),
  async submit(context, step) {
    const { calls, target, values } = context;
    const { schemaCode, recordId } = target;
    const task = step.activity === undefined ? null : context.task();
    const account = task?.account ?? by(step);
    await calls.call(account, formSubmit, {
      schemaCode,
      ...(task ? { workItemId: task.id, workItemVersion: task.version } : { objectId: recordId }),
      baseVersion: changesForm(step) ? await versionOf(calls.db, target) : 0,
      patch: await formPatch(context, account, step),
      ...(await opinionInput(context, account, step)),
      ...(await choice(values, step.chosen)),
    });
  },
  agree: (context, step) => vote(context, step, 'Agree'),
  disagree: (context, step) => vote(context, step, 'DisAgree'),
  async return(context, step) {
    const task = context.task();
    const { workItem, opinion } = await taskInput(context, task, step);
    await context.calls.call(task.account, rejectWorkItem, { ...workItem, ...opinion, activityCodes: [step.to] });
  },
  async forward(context, step) {
    const task = context.task();
    const { workItem, opinion } = await taskInput(context, task, step);
    await context.calls.call(task.account, forwardWorkItem, { ...workItem, ...opinion, to: (await context.values.person(step.to)).id });
  },
  async circulate(context, step) {
    const task = context.task();
    const { workItem, opinion } = await taskInput(context, task, step);
    await context.calls.call(task.account, circulateWorkItem, { ...workItem, ...opinion, people: await ids(context, step.people) });
  },
  async assist(context, step) {
    const task = context.task();
    const { workItem, opinion } = await taskInput(context, task, step);
    await context.calls.call(task.account, assistWorkItem, { ...workItem, ...opinion, people: await ids(context, step.people) });
  },
  async consult(context, step) {
    const task = context.task();
    const { workItem, opinion } = await taskInput(context, task, step);
    const people = await ids(context, step.people);
    await context.calls.call(task.account, workitemAction, { ...workItem, ...opinion, action: 'Consult', people });
  },
  async 'add-signers'(context, step) {
    const task = context.task();
    const { workItem, opinion } = await taskInput(context, task, step);
    const people = await ids(context, step.people);
    await context.calls.call(task.account, workitemAction, { ...workItem, ...opinion, action: 'PreAddSign', people });
  },
  async answer(context, step) {
    const task = context.task();
    const { workItem, opinion } = await taskInput(context, task, step);
    await context.calls.call(task.account, workitemAction, { ...workItem, ...opinion, action: 'Answer' });
  },
  async save(context, step) {
    const { calls, target } = context;
    const task = step.activity === undefined ? null : context.task();
    const account = task?.account ?? by(step);
    await calls.call(account, formSave, {
      schemaCode: target.schemaCode,
      ...(task ? { workItemId: task.id } : { objectId: target.recordId }),
      baseVersion: changesForm(step) ? await versionOf(calls.db, target) : 0,
      patch: await formPatch(context, account, step),
      ...(step.opinion !== undefined && { opinion: step.opinion }),
    });
  },
  async read(context) {
    const task = context.task();
    await context.calls.call(task.account, updateCirculateReaded, { workItemIds: [task.id] });
  },
  async comment(context, step) {
    const { schemaCode, recordId: objectId } = context.target;
    const mentioned = await ids(context, step.mentions ?? []);
    const content = [...mentioned.map(mentionOf), step.text].join(' ');
    const files = await uploads(context, by(step), { control: commentTarget, files: step.files ?? [] });
    await context.calls.call(by(step), createComment, { schemaCode, objectId, content, files });
  },
  urge: ({ calls, target }, step) =>
    calls.call(by(step), createUrge, { workflowInstanceId: target.instanceId!, ...(step.message && { message: step.message }) }),
  cancel: (context, step) => operate(context, step, 'Cancel'),
  retrieve: (context, step) => operate(context, step, 'Retrieve'),
};

function operate({ calls, target }: StepContext, step: StepOf<'cancel' | 'retrieve'>, action: 'Cancel' | 'Retrieve') {
  return calls.call(by(step), workflowOperation, {
    workflowInstanceId: target.instanceId!,
    action,
    ...(step.reason && { reason: step.reason }),
  });
}

async function vote(context: StepContext, step: StepOf<'agree' | 'disagree'>, action: 'Agree' | 'DisAgree') {
  const task = context.task();
  const { workItem, opinion } = await taskInput(context, task, step);
  const form =
    step.values || step.rows
      ? { patch: await formPatch(context, task.account, step), baseVersion: await versionOf(context.calls.db, context.target) }
      : {};
  return context.calls.call(task.account, workitemAction, {
    ...workItem,
    ...opinion,
    ...form,
    action,
    ...(await choice(context.values, step.chosen)),
  });
}

function by({ by: account, action }: Step): string {
  if (account === undefined) throw new Error(`the step ${action} names no account`);
  return account;
}

async function taskInput(context: StepContext, { id, version, account }: OpenTask, step: StatedOpinion) {
  return { workItem: { workItemId: id, workItemVersion: version }, opinion: await opinionInput(context, account, step) };
}

async function opinionInput(context: StepContext, account: string, { opinion, files = [], signed }: StatedOpinion) {
  const attachments = await uploads(context, account, { control: opinionTargets.attachments, files });
  const signature = signed && (await uploadSignature(context, account));
  return {
    ...(opinion !== undefined && { opinion }),
    ...(attachments.length > 0 && { attachments }),
    ...(signature && { signature }),
  };
}

async function uploads(
  { calls, target }: Pick<StepContext, 'calls'> & { readonly target: { readonly schemaCode: string } },
  account: string,
  { control, files }: { readonly control: string; readonly files: readonly SampleFile[] },
): Promise<string[]> {
  const done: string[] = [];
  for (const file of files) {
    const input = { schemaCode: target.schemaCode, control };
    done.push((await calls.upload(account, fileUpload, input, { name: file.name, bytes: await makeFile(file) })).id);
  }
  return done;
}

async function uploadSignature({ calls, target }: StepContext, account: string): Promise<string> {
  const input = { schemaCode: target.schemaCode, control: opinionTargets.signature };
  return (await calls.upload(account, fileUpload, input, { name: 'signature.png', bytes: await makeSignature(account) })).id;
}

async function ids({ values }: StepContext, accounts: readonly string[]): Promise<string[]> {
  return Promise.all(accounts.map(async (account) => (await values.person(account)).id));
}

async function choice(values: ValueResolver, chosen: Readonly<Record<string, readonly string[]>> | undefined) {
  if (!chosen) return { confirm: true };
  const entries = Object.entries(chosen).map(async ([activity, accounts]) => {
    const people = await Promise.all(accounts.map((account) => values.person(account)));
    return [activity, people.map(({ id }) => id)] as const;
  });
  return { chosen: Object.fromEntries(await Promise.all(entries)), confirm: true };
}

function formPatch(
  { calls, values, target, startedAt }: StepContext,
  account: string,
  { values: filled, rows }: FormInput,
): Promise<Patch> {
  return patchOf(calls, values, { schemaCode: target.schemaCode, account, startedAt, values: filled ?? {}, ...(rows && { rows }) });
}

interface PatchSource {
  readonly schemaCode: string;
  readonly account: string;
  readonly startedAt: Date;
  readonly values: FormInputValues;
  readonly rows?: FormInputRows;
}

/** What a person sets in the form: values of controls, and rows that are added to sheets or, where they have an index, are there. */
async function patchOf(calls: HistoricalCalls, values: ValueResolver, source: PatchSource): Promise<Patch> {
  const { schemaCode, account, startedAt, rows = {} } = source;
  const patch: Patch = { values: {}, rows: {} };
  const set = async (path: string, control: string, value: unknown): Promise<void> => {
    const files = filesIn(value);
    const uploaded = files && (await uploads({ calls, target: { schemaCode } }, account, { control, files }));
    patch.values[path] = uploaded ? uploaded.map((id) => ({ id, name: '', fileSize: 0 })) : await values.resolve(value, startedAt);
  };
  for (const [control, value] of Object.entries(source.values)) await set(control, control, value);
  for (const [sheet, lines] of Object.entries(rows)) {
    const added = lines.map(() => createId(startedAt.getTime()));
    patch.rows[sheet] = { added, removed: [] };
    for (const [index, line] of lines.entries()) {
      for (const [column, value] of Object.entries(line)) await set(cellPath(sheet, added[index]!, column), `${sheet}.${column}`, value);
    }
  }
  return patch;
}

function filesIn(value: unknown): readonly SampleFile[] | null {
  return typeof value === 'object' && value !== null && 'files' in value ? (value.files as readonly SampleFile[]) : null;
}
