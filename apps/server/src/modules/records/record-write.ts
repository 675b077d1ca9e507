import type { FormDefinition, FormPermission, InstanceStatus, Patch } from '@inkstone/schema';
import type { PublishedForm, PublishedModel } from '../apps/index.ts';
import type { RecordOwner } from './new-record.ts';
import type { StoredRecord } from './stored-record.ts';

/** One write of one record (`writeRecord`). */
export interface RecordWrite {
  readonly model: PublishedModel;
  readonly form: PublishedForm | { readonly definition: FormDefinition; readonly version: number };
  /** Loaded with `lock: true`; null makes a new record. */
  readonly record: StoredRecord | null;
  readonly patch: Patch;
  /** The version the person's patch was made against; 0 for a new record. */
  readonly baseVersion: number;
  readonly permission: FormPermission;
  /** `none` still refuses what may not be edited, wrong types and unknown references; `changed` checks what the patch set, without Required. */
  readonly validation: 'none' | 'changed' | 'full';
  /** `all`: every formula anew, for the first submit; else only those whose inputs changed. */
  readonly recompute: 'all' | 'changed';
  /** The id a new record gets; unset: a new one. */
  readonly recordId?: string;
  /** Whose a new record is; unset: the actor's. */
  readonly owner?: RecordOwner | undefined;
  readonly workflowInstanceId?: string;
  readonly status?: InstanceStatus;
}

export interface WrittenRecord {
  readonly record: StoredRecord;
  /** Where the result differs from what the patch said: formulas, mappings, rounding. */
  readonly changedPaths: readonly string[];
}
