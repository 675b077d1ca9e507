import { z } from 'zod';

/** A live event reports only that something changed; the client fetches the data. `resync` follows a lost connection. */
export const liveEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('work-changed') }),
  z.object({ kind: z.literal('instance-changed'), workflowInstanceId: z.string() }),
  z.object({ kind: z.literal('signature-written'), signingId: z.string() }),
  z.object({ kind: z.literal('messages-changed') }),
  z.object({ kind: z.literal('comments-changed'), objectId: z.string() }),
  z.object({ kind: z.literal('working-copy-changed'), appCode: z.string(), revision: z.number() }),
  z.object({
    kind: z.literal('designer-present'),
    appCode: z.string(),
    page: z.string(),
    place: z.string(),
    person: z.object({ id: z.string(), name: z.string() }),
  }),
  z.object({ kind: z.literal('resync') }),
]);
export type LiveEvent = z.infer<typeof liveEventSchema>;
