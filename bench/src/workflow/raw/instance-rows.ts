import { createId } from '@inkstone/schema';
import type { SampleMessage } from '../sample.ts';
import { placeholders, type Run } from './session.ts';

const recordHash = Buffer.alloc(32, 1);
export const lastHash = Buffer.alloc(32, 2);

export interface EventRows {
  readonly instanceId: string;
  readonly afterSeq: number;
  readonly actorId: string;
  readonly at: Date;
  readonly events: readonly string[];
}

export async function insertEvents(run: Run, { instanceId, afterSeq, actorId, at, events }: EventRows): Promise<void> {
  const values = events.flatMap((event, index) => [instanceId, afterSeq + index + 1, at, actorId, event, 1, recordHash, lastHash]);
  await run(
    `insert into instance_events (instance_id, seq, at, actor_id, event, record_version, record_hash, hash) values ${placeholders(events.length, 8)}`,
    values,
  );
}

/** The message to a person. */
export interface MessageRow {
  readonly personId: string;
  readonly instanceId: string;
  readonly workItemId: string | null;
  readonly at: Date;
}

export async function insertMessage(
  run: Run,
  { kind, params }: SampleMessage,
  { personId, instanceId, workItemId, at }: MessageRow,
): Promise<void> {
  await run(
    `insert into messages (id, person_id, kind, params, instance_id, work_item_id, shown, created_at, read_at)
     values ($1, $2, $3, $4, $5, $6, true, $7, null)`,
    [createId(), personId, kind, params, instanceId, workItemId, at],
  );
}

/** The people whose pages reload after the commit; changed lists of messages have a row of their own. */
export interface NotifiedPeople {
  readonly work: readonly string[];
  readonly instance: readonly string[];
  readonly messages: readonly string[];
}

export async function insertOutbox(run: Run, instanceId: string, { work, instance, messages }: NotifiedPeople): Promise<void> {
  const rows = [
    ['work-changed', work, '{}'],
    ['instance-changed', instance, JSON.stringify({ workflowInstanceId: instanceId })],
    ...messages.map((personId) => ['messages-changed', [personId], '{}']),
  ];
  await run(`insert into outbox (kind, people, payload) values ${placeholders(rows.length, 3)}`, rows.flat());
}
