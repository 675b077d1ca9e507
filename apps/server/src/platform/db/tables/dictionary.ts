import type { NameI18n } from '@inkstone/schema';
import type { ColumnType } from 'kysely';
import type { Json } from './column.ts';

type FalseByChoice = ColumnType<boolean, boolean | undefined, boolean>;

/** Shared lists of choices for controls. */
export interface DictionariesTable {
  id: string;
  code: string;
  name: string;
  name_i18n: Json<NameI18n>;
  kind: 'flat' | 'tree';
  active: FalseByChoice;
  sort: number;
}

export interface DictionaryEntriesTable {
  id: string;
  dictionary_id: string;
  /** The value stored in records; never changes. */
  code: string;
  name: string;
  name_i18n: Json<NameI18n>;
  parent_id: string | null;
  active: FalseByChoice;
  sort: number;
}

export interface DictionaryTables {
  dictionaries: DictionariesTable;
  dictionary_entries: DictionaryEntriesTable;
}
