import { refreshStepSchema, type RefreshStep } from '@inkstone/schema';
import { defineEventStep } from '../interfaces/step-kind.ts';

/** Asks the data linkage of a control again. */
export const refreshStep = defineEventStep<RefreshStep>({
  kind: 'refresh',
  writes: true,
  parse: (raw) => refreshStepSchema.safeParse(raw).data ?? null,
  plan({ field }, planner) {
    const place = planner.place(field);
    return place && ((run) => run.refresh(place));
  },
});
