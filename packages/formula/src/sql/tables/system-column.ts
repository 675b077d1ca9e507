import type { SystemField } from '@inkstone/schema';
import type { ValueColumn } from '../columns/condition-column.ts';

export interface SystemColumn {
  readonly column: string;
  readonly type: ValueColumn['sqlType'];
  /** The type in conditions. */
  readonly valueType: ValueColumn['type'];
  readonly mayBeEmpty: boolean;
}

/** The columns of the system fields of records. */
export const systemColumn: Readonly<Record<SystemField, SystemColumn>> = {
  id: { column: 'id', type: 'uuid', valueType: 'text', mayBeEmpty: false },
  sequenceNo: { column: 'sequence_no', type: 'text', valueType: 'text', mayBeEmpty: true },
  sequenceStatus: { column: 'sequence_status', type: 'text', valueType: 'text', mayBeEmpty: false },
  creater: { column: 'creater', type: 'uuid', valueType: 'unit', mayBeEmpty: false },
  createdDeptId: { column: 'created_dept_id', type: 'uuid', valueType: 'unit', mayBeEmpty: true },
  createdTime: { column: 'created_time', type: 'timestamptz', valueType: 'date', mayBeEmpty: false },
  modifier: { column: 'modifier', type: 'uuid', valueType: 'unit', mayBeEmpty: false },
  modifiedTime: { column: 'modified_time', type: 'timestamptz', valueType: 'date', mayBeEmpty: false },
  owner: { column: 'owner', type: 'uuid', valueType: 'unit', mayBeEmpty: false },
  ownerDeptId: { column: 'owner_dept_id', type: 'uuid', valueType: 'unit', mayBeEmpty: true },
  urgencyLevel: { column: 'urgency_level', type: 'text', valueType: 'text', mayBeEmpty: true },
};
