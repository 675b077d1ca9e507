import { idSchema } from '@inkstone/schema';

/** Whether a text from outside can be an id at all; the database refuses others with an error, which is no answer. */
export function isId(text: string): boolean {
  return idSchema.safeParse(text).success;
}
