import * as z from 'zod/mini';
import { limits } from './limits.ts';

const unknownValue = z.unknown();

/** More rows than a sub-table may have, and more paths or edits than any form, are refused before anything is looked up for them. */
const rowIds = z.array(z.string()).check(z.maxLength(limits.sheetRowsStored));
const pathValues = z.record(z.string(), unknownValue).check(
  z.refine((given) => Object.keys(given).length <= limits.patchPaths, {
    params: { zh: `最多 ${limits.patchPaths} 個欄位路徑`, en: `At most ${limits.patchPaths} paths of fields` },
  }),
);

/**
 * What a person changed against the stored record: only paths they set themselves, never computed values
 * (workflow design, section 2). `rows` tells which rows came and went; `order` names all rows of the sheet when the order changed.
 * An added row stands in `rows[sheet].added`, its cells in `values` like any others.
 */
/** An event as it ran: the control, `items[row]` or cell it belongs to, and its name. */
export const eventRunSchema = z.object({ path: z.string(), event: z.string() });
export type EventRun = z.infer<typeof eventRunSchema>;

const rowChangesSchema = z.object({
  added: z.optional(rowIds),
  removed: z.optional(rowIds),
  order: z.optional(rowIds),
});

/** What was set since the entry before, and the events that then ran, or which waiting event went on with its answer, counted from 0. */
export const editEntrySchema = z.object({
  values: z.optional(pathValues),
  rows: z.optional(z.record(z.string(), rowChangesSchema)),
  runs: z.optional(z.array(eventRunSchema).check(z.maxLength(limits.patchEntries))),
  resumed: z.optional(z.int().check(z.gte(0))),
});
export type EditEntry = z.infer<typeof editEntrySchema>;

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
  /** Only where control events ran: what each of them found, in order, so that they can run again to the same end. */
  entries: z.optional(z.array(editEntrySchema).check(z.maxLength(limits.patchEntries))),
});
export type Patch = z.infer<typeof patchSchema>;

export const emptyPatch: Patch = { values: {}, rows: {} };
