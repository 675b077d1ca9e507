import type { CallOutput, listInstanceLogs } from '@inkstone/api';
import { awaitedChildren, inCreationOrder } from '@inkstone/workflow';
import { activityNames } from '../definition-names.ts';
import type { LoadedInstance } from '../instance/instance-store.ts';

type AutomaticWork = CallOutput<typeof listInstanceLogs>['automatic'];

/** Returns what an instance waits for besides people: timers, running services and sub-processes. */
export function automaticOf({ state, workflow: { definition } }: Pick<LoadedInstance, 'state' | 'workflow'>): AutomaticWork {
  return inCreationOrder(state.visits).flatMap(({ id, kind, status, activity, openedAt, dueAt }) =>
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
