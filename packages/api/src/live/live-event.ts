import { z } from 'zod';

/** Where the stream of live events is served; read by streaming fetch because an EventSource cannot carry a bearer header. */
export const livePath = '/api/live';

/** What arrives: only that something changed; the client asks for the rest. `resync` follows a lost connection. */
export const liveEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('work-changed') }),
  z.object({ kind: z.literal('instance-changed'), workflowInstanceId: z.string() }),
  z.object({ kind: z.literal('signature-written'), signingId: z.string() }),
  z.object({ kind: z.literal('resync') }),
]);
export type LiveEvent = z.infer<typeof liveEventSchema>;
