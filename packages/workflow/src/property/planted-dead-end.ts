import type { WorkflowDefinition } from '@inkstone/schema';
import { buildWorkflow, exclusive, handle } from '@inkstone/testing/workflow-builder';

/**
 * Returns the definition with a dead end on one of its routes that the route graph does not show: two contradicting conditions come before
 * the route's target, and the person who corrects returns to them.
 */
export function withDeadEnd(definition: WorkflowDefinition, at: number): WorkflowDefinition {
  const route = definition.routes[at % definition.routes.length]!;
  const into = { ...route, to: 'trap' };
  const trap = buildWorkflow(
    [exclusive('trap'), exclusive('trap2'), handle('correct', ['ann'])],
    [
      { from: 'trap', to: 'trap2', condition: 'trapped > 5' },
      { from: 'trap', to: 'correct', default: true },
      { from: 'trap2', to: route.to, condition: 'trapped < 3' },
      { from: 'trap2', to: 'correct', default: true },
      'correct > trap',
    ],
  );
  return {
    ...definition,
    activities: [...definition.activities, ...trap.activities],
    routes: [...definition.routes.map((each) => (each === route ? into : each)), ...trap.routes],
  };
}
