import { clearStepSchema, type ClearStep } from '@inkstone/schema';
import { defineEventStep } from '../interfaces/step-kind.ts';

/** Empties a field, a cell of the event's own row, or a column in every row. */
export const clearStep = defineEventStep<ClearStep>({
  kind: 'clear',
  writes: true,
  parse: (raw) => clearStepSchema.safeParse(raw).data ?? null,
  plan({ field }, planner) {
    const target = planner.target(field);
    return target && ((run) => run.clear(target));
  },
});
