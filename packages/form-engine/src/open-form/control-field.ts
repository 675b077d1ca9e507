import type { FormulaError, FormulaInput } from '@inkstone/formula';
import type { ControlDefinition, FieldValue, Issue } from '@inkstone/schema';
import type { RejectedValue } from '../interfaces/control-model.ts';
import type { Field } from '../interfaces/form.ts';
import type { SheetRights } from '../permission/control-rights.ts';
import type { ConditionKind } from '../plan/engine-formulas.ts';
import type { ControlPlan } from '../plan/control-plan.ts';
import type { ReadonlySignal } from '../signals/signals.ts';
import type { Watched } from '../signals/watched.ts';
import type { FailureBearer } from './failure-bearer.ts';
import type { FieldMark } from './field-mark.ts';
import type { SheetState } from './sheet-state.ts';
import type { Standing } from './standing.ts';

/** A control of an open form, as the other parts of the form know it. For a sheet it is the sheet as a whole. */
export interface ControlField extends Field, FailureBearer {
  readonly definition: ControlDefinition;
  readonly plan: ControlPlan;
  readonly rights: SheetRights;
  /** Its values are kept from this reader: they are absent, and what reads them keeps what it was given. */
  readonly withheld: boolean;
  /** The rows of a sheet; undefined for any other control. */
  readonly sheet: SheetState | undefined;
  standing: Standing;
  /** For a tab's panel: does its activation condition hold? */
  readonly isActive: boolean;
  readonly mark: Watched<FieldMark>;
  /** What it was when the form was opened or stored. */
  readonly base: FieldValue;
  /** By its own conditions and rights, whatever it stands in. */
  readonly ownVisible: ReadonlySignal<boolean>;
  readonly isVisible: boolean;
  readonly isDisabled: boolean;
  readonly isRequired: boolean;
  readonly isComputed: boolean;
  /** Is the person in it? */
  readonly isBeingEdited: boolean;
  /** Does validation pass over it? */
  readonly isSkipped: boolean;
  /** Does it hold something that is stored and that formulas may read? */
  readonly holdsValue: boolean;
  readonly current: FieldValue;
  /** Is it not what it was when the form was opened or stored? */
  readonly differs: boolean;
  /** The value as formulas see it. */
  readonly input: FormulaInput;
  /** What of it nobody outside answered. */
  readonly failed: readonly Issue[];
  /** What the rules found at the last check and still hold against it. */
  readonly ruled: readonly Issue[];
  /** Is there anything about which it looks again after each round of computing? */
  readonly followsRounds: boolean;
  /** A person changed it. */
  touch(): void;
  check(): void;
  /** Answers whether the value changed. */
  write(value: FieldValue, error?: FormulaError): boolean;
  /** A value of the wrong type was given: the old one stays. */
  reject(reason?: RejectedValue): void;
  setCondition(kind: ConditionKind, holds: boolean): void;
  /** Its own conditions or what it stands in may have been shown or hidden; what stands in it follows. */
  showAgain(): void;
  /** Judges the value and remembers what was found. A sheet adds its rows' part itself. */
  validate(full: boolean): readonly Issue[];
  /** Puts what the rules found on the whole sheet next to the field's own. */
  setRuleIssues(issues: readonly Issue[]): void;
  /** What the server found against it; of a sheet, against its rows as wholes too. */
  setRefused(issues: readonly Issue[]): void;
  /** Any change of a sheet may be the one that was asked for. */
  forgetRefusedRows(): void;
  reset(value: FieldValue): void;
  /** What is there now is the base; nothing is dirty. */
  settle(): void;
  /** A bound that moved takes back what was found against the old one. */
  lookAgain(): void;
}
