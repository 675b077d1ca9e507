import type { DataItem, ModelDefinition } from '@inkstone/schema';
import { itemColumnTypes, type SqlType } from './item-columns.ts';

export interface ItemColumn {
  readonly name: string;
  readonly type: SqlType;
}

/** A data item with its columns. */
export interface StoredItem {
  readonly item: DataItem;
  readonly columns: readonly ItemColumn[];
}

export interface SheetTable {
  readonly item: DataItem;
  /** In schema `biz`. */
  readonly name: string;
  readonly items: readonly StoredItem[];
}

/** The tables of a model's records in schema `biz`: one for the records and one for each sheet. */
export interface ModelTable {
  readonly name: string;
  readonly items: readonly StoredItem[];
  readonly sheets: readonly SheetTable[];
}

/** Columns of every record, by their SQL types. */
export const recordColumns = {
  id: 'uuid',
  version: 'integer',
  sequence_no: 'text',
  sequence_status: 'text',
  creater: 'uuid',
  created_dept_id: 'uuid',
  created_time: 'timestamptz',
  modifier: 'uuid',
  modified_time: 'timestamptz',
  owner: 'uuid',
  owner_dept_id: 'uuid',
  workflow_instance_id: 'uuid',
  urgency_level: 'text',
  form_code: 'text',
  form_version: 'integer',
} as const;
export const rowColumns = { id: 'uuid', record_id: 'uuid', position: 'integer' } as const;

/** Column names reserved by PostgreSQL; all other words are allowed because names are always quoted. */
const postgresColumns = ['tableoid', 'xmin', 'cmin', 'xmax', 'cmax', 'ctid'];
const takenInRecords: ReadonlySet<string> = new Set([...Object.keys(recordColumns), ...postgresColumns]);
const takenInRows: ReadonlySet<string> = new Set([...Object.keys(rowColumns), ...postgresColumns]);

/** The names of a model's indexes after `$`; a sheet's table must not have the same name. */
export const recordIndexes: ReadonlySet<string> = new Set(['no', 'created', 'creater', 'owner', 'instance']);

/** PostgreSQL cuts names after 63 bytes: a model's code, `$` and a sheet's code of at most 28. */
export const modelCodeLength = 34;

const tables = new WeakMap<ModelDefinition, ModelTable>();

/**
 * Returns the tables of a model. A column is named by its item's code; where that name is reserved, a `$` follows, which codes cannot
 * contain. For the same reason the table `expense$items` never collides with a model's own.
 */
export function tableOf(model: ModelDefinition): ModelTable {
  let table = tables.get(model);
  if (!table) {
    table = describe(model);
    tables.set(model, table);
  }
  return table;
}

function describe(model: ModelDefinition): ModelTable {
  return {
    name: model.code,
    items: model.dataItems.filter(({ type }) => type !== 'Sheet').map((item) => describeItem(item, takenInRecords)),
    sheets: model.dataItems
      .filter(({ type }) => type === 'Sheet')
      .map((item) => ({
        item,
        name: `${model.code}$${item.code}`,
        items: (item.dataItems ?? []).map((column) => describeItem(column, takenInRows)),
      })),
  };
}

function describeItem(item: DataItem, taken: ReadonlySet<string>): StoredItem {
  const name = taken.has(item.code) ? `${item.code}$` : item.code;
  return { item, columns: itemColumnTypes[item.type](item).map(({ suffix, type }) => ({ name: name + suffix, type })) };
}
