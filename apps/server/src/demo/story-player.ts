import {
  assistWorkItem,
  circulateWorkItem,
  commentPlace,
  createComment,
  createUrge,
  fileUpload,
  formSave,
  formSubmit,
  forwardWorkItem,
  mentionOf,
  opinionPlaces,
  rejectWorkItem,
  updateCirculateReaded,
  workflowOperation,
  workitemAction,
} from '@inkstone/api';
import type { Act, Filled, FilledIn, Rows, Said, Step, Story, StoryFile } from '@inkstone/demo';
import { noteFirstView } from '../modules/workflow/index.ts';
import { cellPath, createId, type Patch } from '@inkstone/schema';
import { findTask, placeOf, versionOf, type Place, type Task } from './story-place.ts';
import { makeFile, makeSignature } from './story-file.ts';
import type { StoryValues } from './story-values.ts';
import type { PastCalls } from './past-calls.ts';

/** What a story has become so far. */
export interface Played {
  readonly schemaCode: string;
  readonly recordId: string;
  readonly instanceId: string | null;
  readonly startedAt: Date;
}

type StepOf<A extends Act['act']> = Step & { readonly act: A };
type Player = { [A in Act['act']]: (scene: Scene, step: StepOf<A>) => Promise<unknown> };

interface Scene {
  readonly calls: PastCalls;
  readonly values: StoryValues;
  readonly place: Place;
  readonly startedAt: Date;
  /** The task, with the account of who acts on it. */
  task(): Task;
}

/** Plays stories through the calls, one step at a time. */
export interface StoryPlayer {
  begin(story: Story, at: Date): Promise<Played>;
  go(played: Played, step: Step, at: Date): Promise<void>;
}

export function createStoryPlayer(calls: PastCalls, values: StoryValues): StoryPlayer {
  return {
    async begin(story, at) {
      const { schemaCode, by } = story;
      const patch = await patchOf(calls, values, { ...story, account: by, startedAt: at });
      const principalId = story.principal === undefined ? undefined : (await values.person(story.principal)).id;
      const form = { schemaCode, patch, ...(principalId && { principalId }) };
      const answer = story.draft
        ? await calls.call(by, formSave, form)
        : await calls.call(by, formSubmit, { ...form, ...(await choice(values, story.chosen)) });
      values.keep(schemaCode, story.values, answer.objectId);
      return { schemaCode, recordId: answer.objectId, instanceId: answer.workflowInstanceId, startedAt: at };
    },
    async go(played, step, at) {
      const place = await placeOf(calls.db, played, step.child);
      const task = step.activity === undefined || !place ? null : await findTask(calls.db, place, step);
      if (!task && step.perhaps) return;
      if (!place) throw new Error('there is no such sub-process');
      if (task) await noteFirstView(calls.db, { workItemId: task.id, personId: task.holderId, at: viewedAt(task, at) });
      const scene: Scene = {
        calls,
        values,
        place,
        startedAt: played.startedAt,
        task() {
          if (!task) throw new Error(`${step.by ?? 'nobody'} has nothing open at ${step.activity ?? 'no activity'}`);
          return task;
        },
      };
      await (players[step.act] as (scene: Scene, step: Step) => Promise<unknown>)(scene, step);
    },
  };
}

function hasWords({ values, rows }: FilledIn): boolean {
  return values !== undefined || rows !== undefined;
}

/** People read for some minutes before they act. */
function viewedAt({ receivedAt }: Task, at: Date): Date {
  const minutes = 2 + (at.getUTCMinutes() % 13);
  return new Date(Math.max(receivedAt.getTime() + 30_000, at.getTime() - minutes * 60_000));
}

const players: Player = {
  look: () => Promise.resolve(),
  async submit(scene, step) {
    const { calls, place, values } = scene;
    const { schemaCode, recordId } = place;
    const task = step.activity === undefined ? null : scene.task();
    const account = task?.account ?? by(step);
    await calls.call(account, formSubmit, {
      schemaCode,
      ...(task ? { workItemId: task.id, workItemVersion: task.version } : { objectId: recordId }),
      baseVersion: hasWords(step) ? await versionOf(calls.db, place) : 0,
      patch: await filledIn(scene, account, step),
      ...(await said(scene, account, step)),
      ...(await choice(values, step.chosen)),
    });
  },
  agree: (scene, step) => vote(scene, step, 'Agree'),
  disagree: (scene, step) => vote(scene, step, 'DisAgree'),
  async return(scene, step) {
    const task = scene.task();
    const { workItem, words } = await spoken(scene, task, step);
    await scene.calls.call(task.account, rejectWorkItem, { ...workItem, ...words, activityCodes: [step.to] });
  },
  async forward(scene, step) {
    const task = scene.task();
    const { workItem, words } = await spoken(scene, task, step);
    await scene.calls.call(task.account, forwardWorkItem, { ...workItem, ...words, to: (await scene.values.person(step.to)).id });
  },
  async circulate(scene, step) {
    const task = scene.task();
    const { workItem, words } = await spoken(scene, task, step);
    await scene.calls.call(task.account, circulateWorkItem, { ...workItem, ...words, people: await ids(scene, step.people) });
  },
  async assist(scene, step) {
    const task = scene.task();
    const { workItem, words } = await spoken(scene, task, step);
    await scene.calls.call(task.account, assistWorkItem, { ...workItem, ...words, people: await ids(scene, step.people) });
  },
  async consult(scene, step) {
    const task = scene.task();
    const { workItem, words } = await spoken(scene, task, step);
    const people = await ids(scene, step.people);
    await scene.calls.call(task.account, workitemAction, { ...workItem, ...words, action: 'Consult', people });
  },
  async 'add-signers'(scene, step) {
    const task = scene.task();
    const { workItem, words } = await spoken(scene, task, step);
    const people = await ids(scene, step.people);
    await scene.calls.call(task.account, workitemAction, { ...workItem, ...words, action: 'PreAddSign', people });
  },
  async answer(scene, step) {
    const task = scene.task();
    const { workItem, words } = await spoken(scene, task, step);
    await scene.calls.call(task.account, workitemAction, { ...workItem, ...words, action: 'Answer' });
  },
  async save(scene, step) {
    const { calls, place } = scene;
    const task = step.activity === undefined ? null : scene.task();
    const account = task?.account ?? by(step);
    await calls.call(account, formSave, {
      schemaCode: place.schemaCode,
      ...(task ? { workItemId: task.id } : { objectId: place.recordId }),
      baseVersion: hasWords(step) ? await versionOf(calls.db, place) : 0,
      patch: await filledIn(scene, account, step),
      ...(step.opinion !== undefined && { opinion: step.opinion }),
    });
  },
  async read(scene) {
    const task = scene.task();
    await scene.calls.call(task.account, updateCirculateReaded, { workItemIds: [task.id] });
  },
  async comment(scene, step) {
    const { schemaCode, recordId: objectId } = scene.place;
    const mentioned = await ids(scene, step.mentions ?? []);
    const content = [...mentioned.map(mentionOf), step.text].join(' ');
    const files = await uploads(scene, by(step), { control: commentPlace, files: step.files ?? [] });
    await scene.calls.call(by(step), createComment, { schemaCode, objectId, content, files });
  },
  urge: ({ calls, place }, step) =>
    calls.call(by(step), createUrge, { workflowInstanceId: place.instanceId!, ...(step.message && { message: step.message }) }),
  cancel: (scene, step) => operate(scene, step, 'Cancel'),
  retrieve: (scene, step) => operate(scene, step, 'Retrieve'),
};

function operate({ calls, place }: Scene, step: StepOf<'cancel' | 'retrieve'>, action: 'Cancel' | 'Retrieve') {
  return calls.call(by(step), workflowOperation, {
    workflowInstanceId: place.instanceId!,
    action,
    ...(step.reason && { reason: step.reason }),
  });
}

async function vote(scene: Scene, step: StepOf<'agree' | 'disagree'>, action: 'Agree' | 'DisAgree') {
  const task = scene.task();
  const { workItem, words } = await spoken(scene, task, step);
  const form =
    step.values || step.rows
      ? { patch: await filledIn(scene, task.account, step), baseVersion: await versionOf(scene.calls.db, scene.place) }
      : {};
  return scene.calls.call(task.account, workitemAction, {
    ...workItem,
    ...words,
    ...form,
    action,
    ...(await choice(scene.values, step.chosen)),
  });
}

function by({ by: account, act }: Step): string {
  if (account === undefined) throw new Error(`${act} does not say who did it`);
  return account;
}

async function spoken(scene: Scene, { id, version, account }: Task, step: Said) {
  return { workItem: { workItemId: id, workItemVersion: version }, words: await said(scene, account, step) };
}

async function said(scene: Scene, account: string, { opinion, files = [], signed }: Said) {
  const attachments = await uploads(scene, account, { control: opinionPlaces.attachments, files });
  const signature = signed && (await uploadSignature(scene, account));
  return {
    ...(opinion !== undefined && { opinion }),
    ...(attachments.length > 0 && { attachments }),
    ...(signature && { signature }),
  };
}

async function uploads(
  { calls, place }: Pick<Scene, 'calls'> & { readonly place: { readonly schemaCode: string } },
  account: string,
  { control, files }: { readonly control: string; readonly files: readonly StoryFile[] },
): Promise<string[]> {
  const done: string[] = [];
  for (const file of files) {
    const input = { schemaCode: place.schemaCode, control };
    done.push((await calls.upload(account, fileUpload, input, { name: file.name, bytes: await makeFile(file) })).id);
  }
  return done;
}

async function uploadSignature({ calls, place }: Scene, account: string): Promise<string> {
  const input = { schemaCode: place.schemaCode, control: opinionPlaces.signature };
  return (await calls.upload(account, fileUpload, input, { name: 'signature.png', bytes: await makeSignature(account) })).id;
}

async function ids({ values }: Scene, accounts: readonly string[]): Promise<string[]> {
  return Promise.all(accounts.map(async (account) => (await values.person(account)).id));
}

async function choice(values: StoryValues, chosen: Readonly<Record<string, readonly string[]>> | undefined) {
  if (!chosen) return { confirm: true };
  const entries = Object.entries(chosen).map(async ([activity, accounts]) => {
    const people = await Promise.all(accounts.map((account) => values.person(account)));
    return [activity, people.map(({ id }) => id)] as const;
  });
  return { chosen: Object.fromEntries(await Promise.all(entries)), confirm: true };
}

function filledIn({ calls, values, place, startedAt }: Scene, account: string, { values: filled, rows }: FilledIn): Promise<Patch> {
  return patchOf(calls, values, { schemaCode: place.schemaCode, account, startedAt, values: filled ?? {}, ...(rows && { rows }) });
}

interface Filling {
  readonly schemaCode: string;
  readonly account: string;
  readonly startedAt: Date;
  readonly values: Filled;
  readonly rows?: Rows;
}

/** What a person sets in the form: values of controls, and rows that are added to sheets or, where they have an index, are there. */
async function patchOf(calls: PastCalls, values: StoryValues, filling: Filling): Promise<Patch> {
  const { schemaCode, account, startedAt, rows = {} } = filling;
  const patch: Patch = { values: {}, rows: {} };
  const set = async (path: string, control: string, value: unknown): Promise<void> => {
    const files = filesIn(value);
    const uploaded = files && (await uploads({ calls, place: { schemaCode } }, account, { control, files }));
    patch.values[path] = uploaded ? uploaded.map((id) => ({ id, name: '', fileSize: 0 })) : await values.resolve(value, startedAt);
  };
  for (const [control, value] of Object.entries(filling.values)) await set(control, control, value);
  for (const [sheet, lines] of Object.entries(rows)) {
    const added = lines.map(() => createId(startedAt.getTime()));
    patch.rows[sheet] = { added, removed: [] };
    for (const [index, line] of lines.entries()) {
      for (const [column, value] of Object.entries(line)) await set(cellPath(sheet, added[index]!, column), `${sheet}.${column}`, value);
    }
  }
  return patch;
}

function filesIn(value: unknown): readonly StoryFile[] | null {
  return typeof value === 'object' && value !== null && 'files' in value ? (value.files as readonly StoryFile[]) : null;
}
