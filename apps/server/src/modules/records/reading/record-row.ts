import { sql, type RawBuilder } from 'kysely';
import type { FieldValue, InstanceStatus } from '@inkstone/schema';
import { sqlFragment, sqlText, type SqlFragment } from '../../../platform/db/statements/fragment.ts';
import { itemStorages, type StoredItem } from '../../apps/index.ts';
import type { RecordSystem } from './stored-record.ts';

export type Row = Readonly<Record<string, unknown>>;

const asText: ReadonlySet<string> = new Set(['numeric', 'date', 'time']);

/** Returns the columns of the items; exact numbers are selected as text so that no driver setting can round them. */
export function itemColumns(items: readonly StoredItem[], table = 'r'): RawBuilder<unknown>[] {
  return items.flatMap(({ columns }) =>
    columns.map(({ name, type }) => {
      const column = sql.ref(`${table}.${name}`);
      return asText.has(type) ? sql`${column}::text as ${sql.id(name)}` : column;
    }),
  );
}

/** Returns the values of the items from a row; names of people and records are still empty. */
export function itemValues(items: readonly StoredItem[], row: Row): Record<string, FieldValue> {
  return Object.fromEntries(
    items.map(({ item, columns }) => [
      item.code,
      itemStorages[item.type].read(
        columns.map(({ name }) => row[name]),
        item,
      ),
    ]),
  );
}

/** Returns one typed parameter per column of the items. */
export function itemParameters(items: readonly StoredItem[], values: Readonly<Record<string, FieldValue | undefined>>): SqlFragment[] {
  return items.flatMap(({ item, columns }) => {
    const written = itemStorages[item.type].write(values[item.code] ?? null, item);
    return columns.map(({ type }, index) => sqlFragment`${written[index]}::${sqlText(type)}`);
  });
}

export interface SystemRow {
  readonly id: string;
  readonly version: number;
  readonly sequence_no: string | null;
  readonly sequence_status: InstanceStatus;
  readonly creater: string;
  readonly created_dept_id: string | null;
  readonly created_time: Date;
  readonly modifier: string;
  readonly modified_time: Date;
  readonly owner: string;
  readonly owner_dept_id: string | null;
  readonly workflow_instance_id: string | null;
  readonly urgency_level: string | null;
  readonly form_code: string;
  readonly form_version: number | null;
}

export function systemOf(row: SystemRow): RecordSystem {
  return {
    sequenceNo: row.sequence_no,
    sequenceStatus: row.sequence_status,
    creater: row.creater,
    createdDeptId: row.created_dept_id,
    createdTime: row.created_time,
    modifier: row.modifier,
    modifiedTime: row.modified_time,
    owner: row.owner,
    ownerDeptId: row.owner_dept_id,
    workflowInstanceId: row.workflow_instance_id,
    urgencyLevel: row.urgency_level,
    formCode: row.form_code,
    formVersion: row.form_version,
  };
}
