import { hideMessageStepSchema, type HideMessageStep } from '@inkstone/schema';
import { defineEventStep } from '../interfaces/step-kind.ts';

/** Hides a message; without an id all of them. */
export const hideMessageStep = defineEventStep<HideMessageStep>({
  kind: 'hide-message',
  writes: false,
  parse: (raw) => hideMessageStepSchema.safeParse(raw).data ?? null,
  plan:
    ({ id }) =>
    (run) =>
      run.hide(id),
});
