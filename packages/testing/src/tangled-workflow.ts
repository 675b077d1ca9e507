import type { WorkflowDefinition } from '@inkstone/schema';
import { buildWorkflow, end, exclusive, handle, start } from './workflow-builder.ts';

/** A workflow in which the field `amount` sends from anywhere to anybody: the ways through it are too many to be looked at. */
export function tangledWorkflow(person: string): WorkflowDefinition {
  const codes = Array.from({ length: 7 }, (_, place) => `h${place}`);
  const onwards = codes.map((to, place) => ({ from: 'next', to, condition: `amount = ${place}` }));
  return buildWorkflow(
    [start(), exclusive('next'), ...codes.map((code) => handle(code, [person])), end()],
    ['start > next', ...onwards, { from: 'next', to: 'end', default: true }, ...codes.map((code) => `${code} > next`)],
  );
}
