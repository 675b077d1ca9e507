import type { Address, Location } from './address.ts';
import type { ApprovalOpinion } from './approval-opinion.ts';
import type { FileReference } from './file-reference.ts';
import type { Unit } from './unit.ts';

/** A record picked in a relevance control: its id, its display name and the fields that mappings read. */
export interface RecordReference {
  readonly id: string;
  readonly name: string;
  readonly [field: string]: FieldValue;
}

/** `Added` rows are new compared with the stored record, `Modified` ones were stored before (runtime specification, section 3). */
export type RowStatus = 'Added' | 'Modified';

export interface SheetRow {
  readonly id: string;
  readonly rowStatus?: RowStatus;
  readonly [column: string]: FieldValue | undefined;
}

/** A range between two values; one side may be open. */
export interface ValueRange<V extends string | number = string | number> {
  readonly from: V | null;
  readonly to: V | null;
}

/**
 * A control's value as JSON. Empty is `null` (lists: `[]`, but files: `null`). Numbers are JSON numbers up to 15 digits, longer ones
 * canonical decimal text. A date of day, month or year precision is `YYYY-MM-DD`, a finer one an ISO 8601 instant in UTC; a time is
 * `HH:mm:ss`.
 */
export type FieldValue =
  | null
  | string
  | number
  | boolean
  | Unit
  | RecordReference
  | ValueRange
  | Address
  | Location
  | readonly string[]
  | readonly Unit[]
  | readonly RecordReference[]
  | readonly SheetRow[]
  | readonly FileReference[]
  | readonly ApprovalOpinion[];

/** The values of a form by control key. */
export type FormValues = Readonly<Record<string, FieldValue>>;
