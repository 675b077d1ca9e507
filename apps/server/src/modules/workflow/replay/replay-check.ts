import { initialState, replay } from '@inkstone/workflow';
import type { Executor } from '../../../platform/db/database.ts';
import { canonicalJson } from '../../../platform/db/canonical-json.ts';
import { linkHash } from '../instance/event-chain.ts';
import { itemRow, visitRow } from '../instance/instance-writer.ts';
import type { InstanceRow } from '../instance/instance-store.ts';
import { stateOf } from '../instance/state-segments.ts';

export interface ReplayReport {
  readonly instanceId: string;
  readonly events: number;
  /** The discrepancies found, in words for an operator; empty when there are none. */
  readonly problems: readonly string[];
}

/**
 * Replays the history of an instance and verifies that the hash chain is complete, that the replayed state equals the stored one, and that
 * the rows that lists read agree (workflow design, section 1).
 */
export async function replayCheck(executor: Executor, instanceId: string): Promise<ReplayReport> {
  const row = await executor.selectFrom('instances').selectAll().where('id', '=', instanceId).executeTakeFirst();
  if (!row) return { instanceId, events: 0, problems: ['the instance does not exist'] };
  const log = await executor.selectFrom('instance_events').selectAll().where('instance_id', '=', instanceId).orderBy('seq').execute();

  const problems: string[] = [];
  let previous: Buffer | null = null;
  for (const [index, entry] of log.entries()) {
    const { seq, event, hash } = entry;
    if (seq !== index + 1) problems.push(`event ${index + 1} is missing, found ${seq} instead`);
    const expected = linkHash(instanceId, { seq, event, form: { version: entry.record_version, hash: entry.record_hash } }, previous);
    if (!expected.equals(hash)) problems.push(`event ${seq} does not have the hash of its content`);
    const columnsDiffer = entry.at.toISOString() !== event.at || entry.actor_id !== event.actor;
    if (columnsDiffer) problems.push(`the columns of event ${seq} differ from the event`);
    previous = hash;
  }
  const isComplete =
    row.last_seq === log.length && (row.last_hash === null ? previous === null : (previous?.equals(row.last_hash) ?? false));
  if (!isComplete) problems.push(`the instance ends at event ${row.last_seq}, the history at ${log.length}`);

  const state = replay(log.map(({ event }) => event));
  if (!same(state, (await stateOf(executor, row)).state)) problems.push('the history gives another state than the stored one');
  const columns = { status: state.status, outcome: state.outcome, pass: state.pass };
  if (!same(columns, { status: row.status, outcome: row.outcome, pass: row.pass })) problems.push('the columns differ from the state');
  problems.push(...(await rowIssues(executor, row, log.length === 0 ? initialState : state)));
  return { instanceId, events: log.length, problems };
}

async function rowIssues(executor: Executor, row: InstanceRow, state: typeof initialState): Promise<string[]> {
  const visits = await executor.selectFrom('visits').selectAll().where('instance_id', '=', row.id).execute();
  const items = await executor.selectFrom('work_items').selectAll().where('instance_id', '=', row.id).execute();
  const expectedVisits = Object.values(state.visits).map((visit) => visitRow(row.id, visit));
  const expectedItems = Object.values(state.items).map((item) => itemRow(row, item));
  return [
    ...differences('visit', expectedVisits, visits),
    // The history does not record when a task was first opened.
    ...differences(
      'work item',
      expectedItems,
      items.map((item) => ({ ...item, first_viewed_at: null })),
    ),
  ];
}

function differences(noun: string, expected: readonly { readonly id: string }[], stored: readonly { readonly id: string }[]): string[] {
  const wanted = new Map(expected.map((each) => [each.id, each]));
  const wrong = stored.filter((each) => !same(wanted.get(each.id), each)).map(({ id }) => `${noun} ${id} differs from the history`);
  const found = new Set(stored.map(({ id }) => id));
  const missing = expected.filter(({ id }) => !found.has(id)).map(({ id }) => `${noun} ${id} is missing`);
  return [...wrong, ...missing];
}

function same(a: unknown, b: unknown): boolean {
  return canonicalJson(a) === canonicalJson(b);
}
