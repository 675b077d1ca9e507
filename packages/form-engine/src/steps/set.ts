import { setStepSchema, type SetStep } from '@inkstone/schema';
import { defineEventStep } from '../interfaces/step-kind.ts';

/** Sets a field, a cell of the event's own row, or a column in every row by a formula. */
export const setStep = defineEventStep<SetStep>({
  kind: 'set',
  writes: true,
  parse: (raw) => setStepSchema.safeParse(raw).data ?? null,
  plan({ field, formula: source }, planner) {
    const target = planner.target(field);
    const formula = target && planner.formula(source, 'formula', target);
    return formula && ((run) => run.set(target, formula));
  },
});
