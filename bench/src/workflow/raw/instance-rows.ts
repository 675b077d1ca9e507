import type { Run } from './session.ts';
import { placeholders } from './session.ts';

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

export async function insertMessages(run: Run, instanceId: string, concerned: readonly string[], people: readonly string[]): Promise<void> {
  await run(`insert into outbox (kind, people, payload) values ('work-changed', $1, '{}'), ('instance-changed', $2, $3)`, [
    concerned,
    people,
    JSON.stringify({ workflowInstanceId: instanceId }),
  ]);
}
