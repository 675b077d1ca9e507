import { isSystemField } from '@inkstone/schema';
import type { queryList, CallArguments } from '@inkstone/api';
import { sql, type RawBuilder } from 'kysely';
import { modelAccess, type ModelAccess } from '../permissions/index.ts';
import { keywordSearch, type KeywordSearch } from './keyword-search.ts';
import { listFilter, type ListFilter } from './list-filter.ts';
import type { ListReader } from './list-reader.ts';
import { listShape, type ListShape } from './list-shape.ts';

export type RecordChoice = Pick<CallArguments<typeof queryList>, 'schemaCode' | 'listCode' | 'keyword' | 'filter'>;

/** Which records somebody looks at. */
export interface ChosenRecords {
  readonly access: ModelAccess;
  readonly shape: ListShape;
  /** What the caller filters by; what it reads must be seen to be found by it. */
  readonly filter: ListFilter | null;
  readonly keyword: KeywordSearch | null;
  /** True for the records `r` that are readable, in the list and meet the filter; the keyword stands apart. */
  readonly offered: RawBuilder<boolean>;
  /** Nothing narrows what is found: neither the list, a filter nor a keyword. */
  readonly isAll: boolean;
}

/** `asked`: what else the caller sorts by. Refuses as `listShape` and `listFilter` do. */
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

/** All of it, the keyword by its index where there is one. */
export function chosen({ offered, keyword }: ChosenRecords): RawBuilder<boolean> {
  return keyword ? sql`(${offered} and ${keyword.indexed ?? keyword.condition})` : sql`(${offered})`;
}

/** What a record is found by. */
export function judgedFields({ filter, keyword }: ChosenRecords): readonly string[] {
  return [...(filter?.fields ?? []), ...(keyword?.fields ?? [])].filter((field) => !isSystemField(field));
}
