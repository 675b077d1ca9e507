import { isSystemField } from '@inkstone/schema';
import type { queryList, CallArguments } from '@inkstone/api';
import { sql, type RawBuilder } from 'kysely';
import { modelAccess, type ModelAccess } from '../permissions/index.ts';
import { keywordSearch, type KeywordSearch } from './filters/keyword-search.ts';
import { listFilter, type ListFilter } from './filters/list-filter.ts';
import type { ListReader } from './list-reader.ts';
import { listShape, type ListShape } from './list-shape.ts';

export type RecordChoice = Pick<CallArguments<typeof queryList>, 'schemaCode' | 'listCode' | 'keyword' | 'filter'>;

/** A selection of records. */
export interface ChosenRecords {
  readonly access: ModelAccess;
  readonly shape: ListShape;
  /** The caller's filter; a record is found by it only if the caller may see the fields that it reads. */
  readonly filter: ListFilter | null;
  readonly keyword: KeywordSearch | null;
  /** A condition on records `r`: readable, in the list, and matching the filter. Excludes the keyword. */
  readonly offered: RawBuilder<boolean>;
  /** Whether neither the list, a filter nor a keyword restricts the records. */
  readonly isAll: boolean;
}

/** Selects records. `asked`: further fields that the caller sorts by. Refuses as `listShape` and `listFilter` do. */
export async function chosenRecords(context: ListReader, choice: RecordChoice, asked: readonly string[] = []): Promise<ChosenRecords> {
  const { db } = context;
  const shape = await listShape(db, choice.schemaCode, choice.listCode);
  const { definition } = shape.model;
  const filter = choice.filter ? listFilter(choice.filter, definition, context) : null;
  const own = shape.list.filter ? listFilter(shape.list.filter, definition, context) : null;
  const access = await modelAccess(db, context, definition.code);
  const parts = [
    access.records('view', [...(filter?.fields ?? []), ...asked]),
    ...(own ? [own.condition] : []),
    ...(filter ? [filter.condition] : []),
  ];
  const keyword = await keywordSearch(db, shape, choice.keyword, access);
  return { access, shape, filter, keyword, offered: sql`${sql.join(parts, sql` and `)}`, isAll: !own && !filter && !keyword };
}

/** The complete condition, with the keyword by its index where there is one. */
export function chosen({ offered, keyword }: ChosenRecords): RawBuilder<boolean> {
  return keyword ? sql`(${offered} and ${keyword.indexed ?? keyword.condition})` : sql`(${offered})`;
}

/** Returns the fields of the filter and the keyword, by which records are found. */
export function criteriaFields({ filter, keyword }: ChosenRecords): readonly string[] {
  return [...(filter?.fields ?? []), ...(keyword?.fields ?? [])].filter((field) => !isSystemField(field));
}
