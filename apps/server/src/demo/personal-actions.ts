import { createFavoritesApp, createFavoritesWorkflow, createWorkflowTrust, keepUsed, readMessages, saveCommonComment } from '@inkstone/api';
import type { TimedPersonalAction, PersonalAction } from '@inkstone/demo';
import type { HistoricalCalls } from './historical-calls.ts';
import type { ValueResolver } from './value-resolver.ts';

interface ActionContext {
  readonly calls: HistoricalCalls;
  readonly values: ValueResolver;
  readonly by: string;
  readonly at: Date;
}
type PersonalActionOf<K extends PersonalAction['kind']> = Extract<PersonalAction, { kind: K }>;
type Runners = { [K in PersonalAction['kind']]: (context: ActionContext, personalAction: PersonalActionOf<K>) => Promise<unknown> };

const runners: Runners = {
  'read-messages': ({ calls, by }) => calls.call(by, readMessages, {}),
  'save-opinion': ({ calls, by }, { text }) => calls.call(by, saveCommonComment, { content: text }),
  'favorite-app': ({ calls, by }, { app }) => calls.call(by, createFavoritesApp, { appCode: app }),
  'favorite-form': ({ calls, by }, { app, form }) => calls.call(by, createFavoritesWorkflow, { appCode: app, functionCode: form }),
  use: ({ calls, by }, { form }) => calls.call(by, keepUsed, { schemaCode: form }),
  async delegate({ calls, values, by, at }, personalAction) {
    const [fromDay, toDay] = await Promise.all(
      [personalAction.fromDay, personalAction.toDay].map((inDays) => values.resolve({ inDays }, at)),
    );
    return calls.call(by, createWorkflowTrust, {
      kind: personalAction.with,
      agentId: (await values.person(personalAction.agent)).id,
      workflowCodes: personalAction.workflows === null ? null : [...personalAction.workflows],
      fromDay: fromDay as string,
      toDay: toDay as string,
      includeOpen: true,
      mayForward: true,
    });
  },
};

export function runPersonalAction(
  calls: HistoricalCalls,
  values: ValueResolver,
  personalAction: TimedPersonalAction,
  at: Date,
): Promise<unknown> {
  return (runners[personalAction.kind] as (context: ActionContext, personalAction: PersonalAction) => Promise<unknown>)(
    { calls, values, by: personalAction.by, at },
    personalAction,
  );
}
