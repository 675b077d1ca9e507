import type { FormValues, InstanceStatus } from '@inkstone/schema';

/** The system fields of every record. People and departments are ids; times are instants. */
export interface RecordSystem {
  readonly sequenceNo: string | null;
  readonly sequenceStatus: InstanceStatus;
  readonly creater: string;
  readonly createdDeptId: string | null;
  readonly createdTime: Date;
  readonly modifier: string;
  readonly modifiedTime: Date;
  readonly owner: string;
  readonly ownerDeptId: string | null;
  readonly workflowInstanceId: string | null;
  readonly urgencyLevel: string | null;
  /** The form the record was written with; the version is pinned at the first submission. */
  readonly formCode: string;
  readonly formVersion: number | null;
}

/** A stored record. `values` holds every data item, including sheets with their rows, and the current names of people and records. */
export interface StoredRecord {
  readonly id: string;
  readonly version: number;
  readonly values: FormValues;
  readonly system: RecordSystem;
}
