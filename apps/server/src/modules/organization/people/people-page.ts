import { sql, type RawBuilder } from 'kysely';
import type { Person } from '@inkstone/api';
import type { Executor } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { isStorableText } from '../../../platform/http/storable-text.ts';
import { peopleQuery } from './read-people.ts';

export interface PeoplePage {
  readonly items: Person[];
  readonly next: string | null;
}

/** Returns a page of active people, ordered by name (Chinese by strokes) and id; `cursor` is the `next` of the preceding page. */
export async function peoplePage(
  executor: Executor,
  condition: RawBuilder<boolean>,
  { cursor, size }: { cursor?: string | undefined; size: number },
): Promise<PeoplePage> {
  const name = sql<string>`people.name collate "zh-Hant-x-icu"`;
  const after = cursor === undefined ? null : parseNameCursor(cursor);
  const rows = await peopleQuery(executor)
    .where('people.active', '=', true)
    .where(condition)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(${name}, people.id) > (${after?.name} collate "zh-Hant-x-icu", ${after?.id}::uuid)`),
    )
    .orderBy(name)
    .orderBy('people.id')
    .limit(size + 1)
    .execute();
  const items = rows.slice(0, size);
  const last = items.at(-1);
  return {
    items: items.map(({ id, name: personName, departmentId, departmentName }) => ({ id, name: personName, departmentId, departmentName })),
    next: rows.length > size && last ? nameCursor(last) : null,
  };
}

/** Returns the cursor after a person in a list by name. */
export function nameCursor({ name, id }: { readonly name: string; readonly id: string }): string {
  return Buffer.from(JSON.stringify([name, id])).toString('base64url');
}

/** Reads a cursor of `nameCursor`. Refuses any other text with `malformed`. */
export function parseNameCursor(cursor: string): { name: string; id: string } {
  try {
    const [name, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (typeof name === 'string' && isStorableText(name) && typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id)) return { name, id };
  } catch {
    // Falls through to the refusal of a foreign cursor.
  }
  return refuse('malformed', {}, { issues: [{ code: 'invalid_value', path: 'cursor' }] });
}
