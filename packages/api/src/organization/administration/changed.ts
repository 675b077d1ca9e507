import { z } from 'zod';

/** The result of a change: the id of what was changed, and its revision for the next change. */
export const changedSchema = z.object({ id: z.string(), revision: z.number().int() });

/** What is changed, and the revision that the caller has seen: a change of somebody else since then is refused with `conflict`. */
export const seenInput = { id: z.uuid(), revision: z.number().int() };
