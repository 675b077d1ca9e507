import type { FormDefinition, FormPermission, InstanceStatus, Patch } from '@inkstone/schema';
import type { PublishedForm, PublishedModel } from '../../apps/index.ts';
import type { RecordOwner } from './new-record.ts';
import type { StoredRecord } from '../reading/stored-record.ts';

/** One write of one record (`writeRecord`). */
export interface RecordWrite {
  readonly model: PublishedModel;
  readonly form: PublishedForm | { readonly definition: FormDefinition; readonly version: number };
  /** Loaded with `lock: true`; null creates a record. */
  readonly record: StoredRecord | null;
  readonly patch: Patch;
  /** The version on which the person's patch is based; 0 for a new record. */
  readonly baseVersion: number;
  readonly permission: FormPermission;
  /**
   * `none` still refuses read-only fields, wrong types and unknown references; `changed` validates the patched fields, without Required.
   */
  readonly validation: 'none' | 'changed' | 'full';
  /** `all` recalculates every formula, for the first submission; `changed` only those whose inputs changed. */
  readonly recompute: 'all' | 'changed';
  /** The id of a new record; unset: a generated one. */
  readonly recordId?: string;
  /** The owner of a new record; unset: the actor. */
  readonly owner?: RecordOwner | undefined;
  readonly workflowInstanceId?: string;
  readonly status?: InstanceStatus;
}

export interface WrittenRecord {
  readonly record: StoredRecord;
  /** The paths where the result differs from the patch: formulas, mappings, rounding. */
  readonly changedPaths: readonly string[];
}
