import type { CallOutput, listInstanceLogs } from '@inkstone/api';
import { awaitedChildren, inOrder } from '@inkstone/workflow';
import { activityNames } from '../definition-names.ts';
import type { LoadedInstance } from '../instance-store.ts';

type AutomaticWork = CallOutput<typeof listInstanceLogs>['automatic'];

/** What an instance waits for besides people: timers, services and sub-processes that run. */
export function automaticOf({ state, workflow: { definition } }: Pick<LoadedInstance, 'state' | 'workflow'>): AutomaticWork {
  return inOrder(state.visits).flatMap(({ id, kind, status, activity, openedAt, dueAt }) =>
    status === 'open' && (kind === 'timer' || kind === 'service' || kind === 'subprocess')
      ? [
          {
            visitId: id,
            kind,
            activityCode: activity,
            ...activityNames(definition, activity),
            since: openedAt,
            dueAt: dueAt ?? null,
            running: awaitedChildren(state, id).length,
          },
        ]
      : [],
  );
}
