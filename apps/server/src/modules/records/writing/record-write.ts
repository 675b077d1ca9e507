import type { FormDefinition, FormPermission, InstanceStatus, Patch } from '@inkstone/schema';
import type { SqlFragment } from '../../../platform/db/statements/fragment.ts';
import type { Write } from '../../../platform/db/transactions/write-together.ts';
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

/** A record that is filled in and validated. */
export interface PreparedRecord {
  /** As it will be stored, but without the number that it gets then. */
  readonly record: StoredRecord;
  /** Stores it, once. Of one that was joined before, returns what is written, without the number. */
  store(): Promise<WrittenRecord>;
  /** Returns a new record as a part of the statement that writes everything else; null if it takes more than that. */
  join(status: InstanceStatus): JoinedRecord | null;
}

/** A new record that is stored together with other rows. */
export interface JoinedRecord {
  /** With its status, but without the number. */
  readonly record: StoredRecord;
  readonly writes: readonly Write[];
  /** The number, for statements that are written together with it. */
  readonly number: SqlFragment;
  /** Runs the statement, and translates those of its failures that the caller's `refusingRepeats` does not. */
  translated<T>(write: () => Promise<T>): Promise<T>;
}
