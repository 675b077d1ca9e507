import { messageStepSchema, type MessageStep } from '@inkstone/schema';
import { defineEventStep } from '../interfaces/step-kind.ts';

/** Shows a message until it is hidden or dismissed. */
export const messageStep = defineEventStep<MessageStep>({
  kind: 'message',
  writes: false,
  parse: (raw) => messageStepSchema.safeParse(raw).data ?? null,
  plan:
    ({ id, level, text }, planner) =>
    (run) =>
      run.show(id ?? planner.id, level, text),
});
