import { z } from 'zod';

export const issueSchema = z.object({
  code: z.string(),
  path: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
  /** The text in the caller's language. */
  message: z.string().optional(),
});

/** What a refused call tells besides its text. */
export const refusalDataSchema = z.object({
  code: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
  /** Everything that is wrong with a form, all at once. */
  issues: z.array(issueSchema).optional(),
  /** Two people, one record: both values of each field in conflict. */
  conflicts: z.array(z.object({ path: z.string(), mine: z.unknown(), theirs: z.unknown() })).optional(),
});
export type RefusalData = z.infer<typeof refusalDataSchema>;

/** The answer to a call that is refused. */
export const refusalSchema = z.object({
  /** Never 0; stable for its code. */
  errcode: z.number().int(),
  /** The text in the caller's language. */
  errmsg: z.string(),
  data: refusalDataSchema,
});

/** Every answer: `errcode` 0 is success (runtime specification, section 7). */
export interface Envelope<T> {
  readonly errcode: number;
  readonly errmsg: string;
  readonly data: T;
}

/** A page of a list by keyset: `next` is null on the last one. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), next: z.string().nullable() });
}

export const pageInput = { cursor: z.string().max(400).optional(), size: z.coerce.number().int().min(1).max(100).default(20) };
