import { listGroupsSince, openWorkingCopy, submitGroup, type CallOutput } from '@inkstone/api';
import {
  dismiss,
  documentsOf,
  edit,
  join,
  openReplica,
  redo,
  refused,
  reopen,
  undo,
  type ConfirmedGroup,
  type Document,
  type Group,
  type Operation,
  type OperationIssue,
  type Replica,
} from '@inkstone/design';
import { createId } from '@inkstone/schema';
import type { Client } from '../../platform/api/client.ts';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import type { PendingStore } from './pending-store.ts';

type Opened = CallOutput<typeof openWorkingCopy>;

/** `saved`: the server has everything. `offline`: it is sent again by itself. `failed`: it is not accepted, for the reason in `failure`. */
export type Saving = 'saved' | 'saving' | 'offline' | 'failed';

export interface WorkingCopyState {
  readonly replica: Replica;
  readonly saving: Saving;
  readonly failure: unknown;
  readonly rights: Opened['rights'];
  /** Why the latest own edit does not fit; null once another one does. */
  readonly misfit: OperationIssue | null;
}

export type Undone = 'nothing' | 'asks' | 'done';

/** The working copy of an application on this page: edited at once, saved behind it, joined with what others do. */
export interface WorkingCopy {
  readonly state: () => WorkingCopyState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Applies operations as one group; returns why they do not fit, or null. */
  readonly edit: (operations: readonly Operation[]) => OperationIssue | null;
  /** Takes back the latest own group; `asks`: others worked in what would be removed. */
  readonly undo: (options?: { readonly anyway?: boolean }) => Undone;
  readonly redo: () => Undone;
  /** Forgets a conflict that was shown. */
  readonly dismiss: (key: string) => void;
  /** Fetches what others did. */
  readonly update: () => Promise<void>;
  /** The server has this revision: what others did is fetched; one's own groups are confirmed by their answers. */
  readonly hear: (revision: number) => void;
  /** Sends what is not saved yet. */
  readonly save: () => Promise<void>;
}

interface WorkingCopyOptions {
  readonly client: Client;
  readonly appCode: string;
  /** Keeps unsaved groups over a reload. */
  readonly pending: PendingStore;
}

interface OpeningOptions extends WorkingCopyOptions {
  /** The answer of the server, where it was asked before. */
  readonly opened?: Promise<Opened>;
}

/** Opens a working copy. Groups that were not saved when the page was left are sent again. */
export async function openWorkingCopyOf({ client, appCode, pending, opened: asked }: OpeningOptions): Promise<WorkingCopy> {
  const opened = await (asked ?? client.call(openWorkingCopy, { appCode }));
  const { revision, groups } = pending.read();
  const accepted = groups.length === 0 ? null : await acceptedKeys({ client, appCode }, { after: revision, upTo: opened.revision });
  const unsaved = groups.filter(({ key }) => !accepted?.has(key));
  const copy = createWorkingCopy({ client, appCode, pending }, opened, unsaved);
  pending.adopt(copy.state().replica);
  return copy;
}

/** The groups that were accepted after a revision and up to another one: an answer may not have come back. */
async function acceptedKeys(
  { client, appCode }: Pick<WorkingCopyOptions, 'client' | 'appCode'>,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<ReadonlySet<string>> {
  const { groups } = await client.call(listGroupsSince, { appCode, after });
  return new Set(groups.flatMap(({ revision, key }) => (revision <= upTo ? [key] : [])));
}

function createWorkingCopy({ client, appCode, pending }: WorkingCopyOptions, opened: Opened, unsaved: readonly Group[]): WorkingCopy {
  const listeners = new Set<() => void>();
  let state: WorkingCopyState = {
    replica: reopen({ ...openReplica(replicaOf(opened)), pending: unsaved }, replicaOf(opened)),
    saving: 'saved',
    failure: null,
    misfit: null,
    rights: opened.rights,
  };
  let isSending = false;
  let heard = opened.revision;

  const change = (next: Partial<WorkingCopyState>): void => {
    const before = state.replica;
    state = { ...state, ...next };
    if (state.replica !== before) pending.keep(state.replica);
    for (const listener of listeners) listener();
  };
  const open = async (): Promise<void> => {
    const { revision } = state.replica;
    const fresh = await client.call(openWorkingCopy, { appCode });
    const accepted = await acceptedKeys({ client, appCode }, { after: revision, upTo: fresh.revision });
    const unsent = state.replica.pending.filter(({ key }) => !accepted.has(key));
    change({ replica: reopen({ ...state.replica, pending: unsent }, replicaOf(fresh)), rights: fresh.rights });
  };
  const update = async (): Promise<void> => {
    const { revision, groups } = await client.call(listGroupsSince, { appCode, after: state.replica.revision });
    const isGap = revision > state.replica.revision && groups[0]?.revision !== state.replica.revision + 1;
    if (isGap || groups.some(({ kind }) => kind !== 'edited')) return open();
    if (groups.length > 0) change({ replica: join(state.replica, groups as unknown as readonly ConfirmedGroup[]) });
    if (state.replica.revision < revision) await update();
  };

  /** What fails here is fetched with the next event, and before the next group. */
  const catchUp = (): void => void (heard > state.replica.revision && update().catch(() => undefined));

  async function send(group: Group): Promise<void> {
    const { replica } = state;
    try {
      const { operations } = group;
      const { revision } = await client.call(
        submitGroup,
        { appCode, revision: replica.revision, operations: operations as never },
        { idempotencyKey: group.key },
      );
      if (revision === state.replica.revision + 1) {
        const joined = join(state.replica, [{ ...group, revision }]);
        change({ replica: joined, ...(joined.pending.length === 0 && { saving: 'saved' as const }) });
      } else await update();
    } catch (failure) {
      if (!(failure instanceof RequestFailure)) throw failure;
      const issue = unfitIssue(failure);
      if (issue) change({ replica: refused(state.replica, group.key, issue) });
      // A group whose answer was lost is found among those of the server.
      else if (failure.code !== 'group-behind' && failure.code !== 'idempotency-key-reused') throw failure;
      await update();
    }
  }

  async function save(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      for (let next = state.replica.pending[0]; next; next = state.replica.pending[0]) {
        change({ saving: 'saving', failure: null });
        await send(next);
      }
      if (state.saving !== 'saved') change({ saving: 'saved', failure: null });
    } catch (failure) {
      const isOffline = failure instanceof RequestFailure && failure.kind !== 'refused';
      change({ saving: isOffline ? 'offline' : 'failed', failure });
    } finally {
      isSending = false;
      catchUp();
    }
  }

  function step(take: typeof undo, options: { readonly anyway?: boolean } = {}): Undone {
    const result = take(state.replica, { key: createId(), ...options });
    if (result.kind !== 'done') return result.kind;
    // What others changed since is left, and named.
    change({ replica: result.replica, misfit: result.left[0] ?? null });
    void save();
    return 'done';
  }

  const workingCopy: WorkingCopy = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit(operations) {
      const result = edit(state.replica, { key: createId(), operations });
      if (!result.fits) {
        change({ misfit: result.issue });
        return result.issue;
      }
      change({ replica: result.replica, misfit: null });
      void save();
      return null;
    },
    undo: (options) => step(undo, options),
    redo: () => step(redo),
    dismiss: (key) => change({ replica: dismiss(state.replica, key) }),
    update,
    hear(revision) {
      heard = Math.max(heard, revision);
      if (!isSending) catchUp();
    },
    save,
  };
  if (unsaved.length > 0) void save();
  return workingCopy;
}

function replicaOf({ revision, documents }: Opened): Pick<Replica, 'revision' | 'documents' | 'published'> {
  type Content = Document['content'];
  const present = documents.filter(({ content }) => content !== null);
  const published = documents.filter(({ version }) => version !== null);
  return {
    revision,
    documents: documentsOf(present.map(({ key, content }) => ({ key, content: content as Content }))),
    published: documentsOf(published.map((each) => ({ key: each.key, content: (each.published ?? each.content) as Content }))),
  };
}

/** Why the server could not apply a group. */
function unfitIssue({ code, refusal }: RequestFailure): OperationIssue | null {
  const [issue] = refusal?.issues ?? [];
  return code === 'group-unfit' && issue ? ({ code: issue.code, ...issue.params } as OperationIssue) : null;
}
