import * as z from 'zod/mini';

const unknownValue = z.unknown();

/**
 * What a person changed against the stored record: only paths they set themselves, never computed values
 * (workflow design, section 2). `rows` tells which rows came and went; `order` names all rows of the sheet when the order changed.
 * An added row stands in `rows[sheet].added`, its cells in `values` like any others.
 */
/** An event as it ran: the control, `items[row]` or cell it belongs to, and its name. */
export const eventRunSchema = z.object({ path: z.string(), event: z.string() });
export type EventRun = z.infer<typeof eventRunSchema>;

const rowChangesSchema = z.object({
  added: z.optional(z.array(z.string())),
  removed: z.optional(z.array(z.string())),
  order: z.optional(z.array(z.string())),
});

/** What was set since the entry before, and the events that then ran, or which waiting event went on with its answer, counted from 0. */
export const editEntrySchema = z.object({
  values: z.optional(z.record(z.string(), unknownValue)),
  rows: z.optional(z.record(z.string(), rowChangesSchema)),
  runs: z.optional(z.array(eventRunSchema)),
  resumed: z.optional(z.int().check(z.gte(0))),
});
export type EditEntry = z.infer<typeof editEntrySchema>;

export const patchSchema = z.object({
  values: z._default(z.record(z.string(), unknownValue), {}),
  rows: z._default(
    z.record(
      z.string(),
      z.object({
        added: z._default(z.array(z.string()), []),
        removed: z._default(z.array(z.string()), []),
        order: z.optional(z.array(z.string())),
      }),
    ),
    {},
  ),
  /** Only where control events ran: what each of them found, in order, so that they can run again to the same end. */
  entries: z.optional(z.array(editEntrySchema)),
});
export type Patch = z.infer<typeof patchSchema>;

export const emptyPatch: Patch = { values: {}, rows: {} };
