import type { WorkflowDefinition } from '@inkstone/schema';
import { buildWorkflow, exclusive, handle } from '@inkstone/testing/workflow-builder';

/**
 * The definition with a trap on one of its routes that no drawing shows: two conditions that exclude one another stand before where the
 * route led, and who corrects comes before them again.
 */
export function withTrap(definition: WorkflowDefinition, at: number): WorkflowDefinition {
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
