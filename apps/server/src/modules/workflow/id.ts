import { idSchema } from '@inkstone/schema';

/** Whether a text can be an id at all; PostgreSQL answers anything else with an error instead of no row. */
export function isId(text: string): boolean {
  return idSchema.safeParse(text).success;
}
