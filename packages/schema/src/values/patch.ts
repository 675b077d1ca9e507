import * as z from 'zod/mini';
import { limits } from '../limits.ts';

const unknownValue = z.unknown();

/** Limits checked before anything is looked up: more rows than a sub-table may have, or more paths or edits than any form, are refused. */
const rowIds = z.array(z.string()).check(z.maxLength(limits.sheetRowsStored));
const pathValues = z.record(z.string(), unknownValue).check(
  z.refine((given) => Object.keys(given).length <= limits.patchPaths, {
    params: { zh: `最多 ${limits.patchPaths} 個欄位路徑`, en: `At most ${limits.patchPaths} field paths` },
  }),
);

/** An event that ran: the control, `items[row]` or cell it belongs to, and its name. */
export const eventRunSchema = z.object({ path: z.string(), event: z.string() });
export type EventRun = z.infer<typeof eventRunSchema>;

const rowChangesSchema = z.object({
  added: z.optional(rowIds),
  removed: z.optional(rowIds),
  order: z.optional(rowIds),
});

/** What was set since the previous entry, and the events that then ran, or the index (from 0) of the waiting event that resumed. */
export const editEntrySchema = z.object({
  values: z.optional(pathValues),
  rows: z.optional(z.record(z.string(), rowChangesSchema)),
  runs: z.optional(z.array(eventRunSchema).check(z.maxLength(limits.patchEntries))),
  resumed: z.optional(z.int().check(z.gte(0))),
});
export type EditEntry = z.infer<typeof editEntrySchema>;

/**
 * What a person changed against the stored record: only paths they set themselves, never computed values (workflow design, section 2).
 * `rows` lists the added and removed rows; `order` names all rows of the sheet when the order changed. An added row is listed in
 * `rows[sheet].added`, its cells in `values` like any others.
 */
export const patchSchema = z.object({
  values: z._default(pathValues, {}),
  rows: z._default(
    z.record(
      z.string(),
      z.object({
        added: z._default(rowIds, []),
        removed: z._default(rowIds, []),
        order: z.optional(rowIds),
      }),
    ),
    {},
  ),
  /** Only if control events ran: the state of the form before each of them, in order, so that a replay ends the same. */
  entries: z.optional(z.array(editEntrySchema).check(z.maxLength(limits.patchEntries))),
});
export type Patch = z.infer<typeof patchSchema>;

export const emptyPatch: Patch = { values: {}, rows: {} };
