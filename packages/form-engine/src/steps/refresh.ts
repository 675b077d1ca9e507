import { refreshStepSchema, type RefreshStep } from '@inkstone/schema';
import { defineEventStep } from '../interfaces/step-kind.ts';

/** Repeats the data linkage of a control. */
export const refreshStep = defineEventStep<RefreshStep>({
  kind: 'refresh',
  writes: true,
  parse: (raw) => refreshStepSchema.safeParse(raw).data ?? null,
  plan({ field }, planner) {
    const target = planner.anyTarget(field);
    return target && ((run) => run.refresh(target));
  },
});
