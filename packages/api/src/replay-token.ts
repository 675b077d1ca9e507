import { z } from 'zod';

/** The key of a command by GET, for clients that cannot set headers; `getReplayToken` creates one. */
export const replayTokenInput = { replayToken: z.uuid().optional() };
