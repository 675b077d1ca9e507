import { z } from 'zod';

const unknownValue = z.unknown();

/**
 * What a person changed against the stored record: only paths they set themselves, never computed values
 * (workflow design, section 2). `rows` tells which rows came and went; `order` names all rows of the sheet when the order changed.
 * An added row stands in `rows[sheet].added`, its cells in `values` like any others.
 */
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
});
export type Patch = z.infer<typeof patchSchema>;

export const emptyPatch: Patch = { values: {}, rows: {} };
