import type { FormValues, InstanceStatus } from '@inkstone/schema';

/** What every record carries besides its data. People and departments are ids; times are instants. */
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
  /** The form it was written with; its version is fixed at the first submit. */
  readonly formCode: string;
  readonly formVersion: number | null;
}

/** A record as the database has it. `values` holds every data item, sheets with their rows, names of people and records as they are now. */
export interface StoredRecord {
  readonly id: string;
  readonly version: number;
  readonly values: FormValues;
  readonly system: RecordSystem;
}
