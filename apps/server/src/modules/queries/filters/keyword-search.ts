import { sql, type RawBuilder } from 'kysely';
import { trimText } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { cacheCurrent, columnOf, indexStates, searchIndexName, tableOf } from '../../apps/index.ts';
import type { ModelAccess } from '../../permissions/index.ts';
import type { ListShape } from '../list-shape.ts';

export interface KeywordSearch {
  /** The searched fields; the last one is the number, which is never hidden. */
  readonly fields: readonly string[];
  /** Conditions by field: whether it contains the keyword and roles show it. */
  readonly hits: readonly RawBuilder<boolean>[];
  /** A condition on records `r`: any field contains the keyword. */
  readonly condition: RawBuilder<boolean>;
  /** The same using indexes; null while not all fields have one. */
  readonly indexed: RawBuilder<boolean> | null;
  /** The records that fulfil it as rows of their table, read by the indexes; null while not all fields have one. */
  readonly records: RawBuilder<unknown> | null;
}

/** Returns the fields that are searched for a keyword: those of the list, or else the name; and the number. */
export function searchedFields({ model: { definition }, list }: ListShape): readonly string[] {
  const named = list.search ?? (definition.nameItem === undefined ? [] : [definition.nameItem]);
  return [...named.filter((code) => code !== 'sequenceNo'), 'sequenceNo'].filter((code) => columnOf(definition, code));
}

/**
 * Searches a keyword in the texts of a list, or else in the name and the number: anywhere in the text, in any letter case and width. A
 * single letter is searched at the beginning only, because the index cannot find it elsewhere.
 */
export async function keywordSearch(
  db: Executor,
  { model, list }: ListShape,
  keyword: string | undefined,
  access: ModelAccess,
): Promise<KeywordSearch | null> {
  const word = trimText(keyword ?? '');
  if (word === '') return null;
  const { definition } = model;
  const fields = searchedFields({ model, list });
  const columns = fields.map((code) => columnOf(definition, code)!);
  const hits = columns.map(({ name, type }, index) => {
    const hit = holds(type === 'text' ? sql.ref(`r.${name}`) : sql`r.${sql.ref(name)}::text`, word);
    const field = fields[index]!;
    return access.hides(field) ? sql<boolean>`(${hit} and ${access.records('view', [field])})` : hit;
  });
  const isIndexed = await areIndexed(
    db,
    tableOf(definition).name,
    columns.map(({ name }) => searchIndexName(definition, 'search', name)),
  );
  const byIndex = columns.map(
    ({ name }, index) => sql`(inkstone.search_pieces(r.${sql.ref(name)}) @> inkstone.search_needle(${word}::text) and ${hits[index]!})`,
  );
  // A part for each index: over several, PostgreSQL would make the pieces of each record again to recheck it. Each is a subquery that stays
  // one, because the planner would overestimate a word that is not in its statistics.
  const parts = byIndex.map((found, index) => {
    const foundBefore = hits.slice(0, index).map((hit) => sql`${hit} is not true`);
    return sql`(select r.* from ${sql.id('biz', tableOf(definition).name)} r where ${sql.join([found, ...foundBefore], sql` and `)} offset 0)`;
  });
  return {
    fields,
    hits,
    condition: sql`(${sql.join(hits, sql` or `)})`,
    indexed: isIndexed ? sql`(${sql.join(byIndex, sql` or `)})` : null,
    records: isIndexed ? sql`(${sql.join(parts, sql` union all `)})` : null,
  };
}

/** Once valid, indexes remain, until a publication wants others. */
async function areIndexed(db: Executor, table: string, indexes: readonly string[]): Promise<boolean> {
  const found = await cacheCurrent(db, `indexes ${JSON.stringify(indexes)}`, async () => {
    const states = await indexStates(db, table);
    return indexes.every((index) => states.get(index)) ? 'valid' : null;
  });
  return found !== null;
}

const wholeCharacters = /[\u2e80-\u9fff\ua000-\ua4cf\uac00-\ud7af\uf900-\ufaff\u{20000}-\u{3ffff}]/u;

function holds(text: RawBuilder<unknown>, word: string): RawBuilder<boolean> {
  const position = sql`strpos(inkstone.search_fold(${text}), inkstone.search_fold(${word}::text))`;
  const isLetter = Array.from(word.normalize('NFKC')).length === 1 && !wholeCharacters.test(word.normalize('NFKC'));
  return isLetter ? sql`coalesce(${position} = 1, false)` : sql`coalesce(${position} > 0, false)`;
}
