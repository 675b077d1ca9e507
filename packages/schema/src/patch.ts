import { z } from 'zod';

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
  added: z.array(z.string()).optional(),
  removed: z.array(z.string()).optional(),
  order: z.array(z.string()).optional(),
});

/** What was set since the entry before, and the events that then ran, or which waiting event went on with its answer, counted from 0. */
export const editEntrySchema = z.object({
  values: z.record(z.string(), unknownValue).optional(),
  rows: z.record(z.string(), rowChangesSchema).optional(),
  runs: z.array(eventRunSchema).optional(),
  resumed: z.number().int().min(0).optional(),
});
export type EditEntry = z.infer<typeof editEntrySchema>;

export const patchSchema = z.object({
  values: z.record(z.string(), unknownValue).default({}),
  rows: z
    .record(
      z.string(),
      z.object({
        added: z.array(z.string()).default([]),
        removed: z.array(z.string()).default([]),
        order: z.array(z.string()).optional(),
      }),
    )
    .default({}),
  /** Only where control events ran: what each of them found, in order, so that they can run again to the same end. */
  entries: z.array(editEntrySchema).optional(),
});
export type Patch = z.infer<typeof patchSchema>;

export const emptyPatch: Patch = { values: {}, rows: {} };
