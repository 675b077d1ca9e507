import type { WorkflowDefinition } from '@inkstone/schema';
import { buildWorkflow, end, exclusive, handle, start } from './workflow-builder.ts';

/** Returns a workflow in which the field `amount` routes from any activity to any other: it has too many paths to search completely. */
export function tangledWorkflow(person: string): WorkflowDefinition {
  const codes = Array.from({ length: 7 }, (_, position) => `h${position}`);
  const onwards = codes.map((to, position) => ({ from: 'next', to, condition: `amount = ${position}` }));
  return buildWorkflow(
    [start(), exclusive('next'), ...codes.map((code) => handle(code, [person])), end()],
    ['start > next', ...onwards, { from: 'next', to: 'end', default: true }, ...codes.map((code) => `${code} > next`)],
  );
}
