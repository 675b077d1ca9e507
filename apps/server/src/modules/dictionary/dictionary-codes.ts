import { idSchema } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';

/** The value with dictionaries that it names by id named by code, which other installations know too. */
export async function withDictionaryCodes<T>(executor: Executor, value: T): Promise<T> {
  const ids = new Set<string>();
  const renamed = (part: unknown, codeOf: (id: string) => string): unknown => {
    if (Array.isArray(part)) return part.map((each) => renamed(each, codeOf));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([property, each]): [string, unknown] => [
        property,
        property === 'dictionaryId' && typeof each === 'string' ? codeOf(each) : renamed(each, codeOf),
      ]),
    );
  };
  renamed(value, (id) => (idSchema.safeParse(id).success && ids.add(id), id));
  if (ids.size === 0) return value;
  const rows = await executor
    .selectFrom('dictionaries')
    .select(['id', 'code'])
    .where('id', 'in', [...ids])
    .execute();
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  return renamed(value, (id) => codes.get(id) ?? id) as T;
}
