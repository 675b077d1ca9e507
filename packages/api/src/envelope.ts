import { z } from 'zod';

export const issueSchema = z.object({
  code: z.string(),
  path: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
  /** The text in the caller's language. */
  message: z.string().optional(),
});

/** The details of a refusal. */
export const refusalDataSchema = z.object({
  code: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
  /** All issues of the input at once. */
  issues: z.array(issueSchema).optional(),
  /** Edit conflicts: both values of each field that another person changed meanwhile. */
  conflicts: z.array(z.object({ path: z.string(), mine: z.unknown(), theirs: z.unknown() })).optional(),
});
export type RefusalData = z.infer<typeof refusalDataSchema>;

/** The response to a refused call. */
export const refusalSchema = z.object({
  /** Never 0; constant for its code. */
  errcode: z.number().int(),
  /** The text in the caller's language. */
  errmsg: z.string(),
  data: refusalDataSchema,
});

/** The envelope of every response: `errcode` 0 is success (runtime specification, section 7). */
export interface Envelope<T> {
  readonly errcode: number;
  readonly errmsg: string;
  readonly data: T;
}

/** A page of a list with keyset pagination: `next` is the cursor of the next page, null on the last one. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), next: z.string().nullable() });
}

export const pageInput = { cursor: z.string().max(400).optional(), size: z.coerce.number().int().min(1).max(100).default(20) };
