import { idSchema } from '@inkstone/schema';

/** Whether external text is a syntactically valid id; the database would fail with an error for others. */
export function isId(text: string): boolean {
  return idSchema.safeParse(text).success;
}
