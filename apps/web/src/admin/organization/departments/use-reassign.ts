import { useRef, useState } from 'react';
import { adjustWorkItemParticipators, type MisplacedTask } from '@inkstone/api';
import { createIntention, type Intention } from '../../../platform/api/intention.ts';
import { useClient } from '../../../platform/platform.ts';

export type Reassignment =
  | { readonly kind: 'running' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly failure: unknown };

export const taskKey = ({ workflowInstanceId, activityCode, from }: MisplacedTask): string =>
  `${workflowInstanceId} ${activityCode} ${from.id}`;

/** Reassigns tasks to the people who would be found now, one after the other; a task that fails does not hold back the others. */
export function useReassign() {
  const client = useClient();
  const [states, setStates] = useState<ReadonlyMap<string, Reassignment>>(new Map());
  const intentions = useRef(new Map<string, Intention>());
  const set = (task: MisplacedTask, state: Reassignment) => setStates((before) => new Map(before).set(taskKey(task), state));

  async function reassignOne(task: MisplacedTask): Promise<void> {
    const [first, ...others] = task.to;
    if (!first) return;
    const intention = intentions.current.get(taskKey(task)) ?? createIntention();
    intentions.current.set(taskKey(task), intention);
    const { workflowInstanceId, activityCode } = task;
    const input = {
      workflowInstanceId,
      activityCode,
      replace: [{ from: task.from.id, to: first.id }],
      ...(others.length > 0 && { add: others.map(({ id }) => id) }),
    };
    set(task, { kind: 'running' });
    try {
      await client.call(adjustWorkItemParticipators, input, { idempotencyKey: intention.keyFor(input) });
      intention.fulfil();
      set(task, { kind: 'done' });
    } catch (failure) {
      set(task, { kind: 'failed', failure });
    }
  }

  async function reassign(tasks: readonly MisplacedTask[]): Promise<void> {
    for (const task of tasks) await reassignOne(task);
  }

  return { states, reassign };
}
