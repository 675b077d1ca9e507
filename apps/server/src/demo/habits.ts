import { createFavoritesApp, createFavoritesWorkflow, createWorkflowTrust, keepUsed, readMessages, saveCommonComment } from '@inkstone/api';
import type { Done, Habit } from '@inkstone/demo';
import type { PastCalls } from './past-calls.ts';
import type { StoryValues } from './story-values.ts';

interface Scene {
  readonly calls: PastCalls;
  readonly values: StoryValues;
  readonly by: string;
  readonly at: Date;
}
type HabitOf<K extends Habit['kind']> = Extract<Habit, { kind: K }>;
type Doers = { [K in Habit['kind']]: (scene: Scene, habit: HabitOf<K>) => Promise<unknown> };

const doers: Doers = {
  'read-messages': ({ calls, by }) => calls.call(by, readMessages, {}),
  'keep-opinion': ({ calls, by }, { text }) => calls.call(by, saveCommonComment, { content: text }),
  'mark-app': ({ calls, by }, { app }) => calls.call(by, createFavoritesApp, { appCode: app }),
  'mark-form': ({ calls, by }, { app, form }) => calls.call(by, createFavoritesWorkflow, { appCode: app, functionCode: form }),
  use: ({ calls, by }, { form }) => calls.call(by, keepUsed, { schemaCode: form }),
  async entrust({ calls, values, by, at }, habit) {
    const [fromDay, toDay] = await Promise.all([habit.fromDay, habit.toDay].map((inDays) => values.resolve({ inDays }, at)));
    return calls.call(by, createWorkflowTrust, {
      kind: habit.with,
      agentId: (await values.person(habit.agent)).id,
      workflowCodes: habit.workflows === null ? null : [...habit.workflows],
      fromDay: fromDay as string,
      toDay: toDay as string,
      includeOpen: true,
      mayForward: true,
    });
  },
};

export function doHabit(calls: PastCalls, values: StoryValues, habit: Done, at: Date): Promise<unknown> {
  return (doers[habit.kind] as (scene: Scene, habit: Habit) => Promise<unknown>)({ calls, values, by: habit.by, at }, habit);
}
