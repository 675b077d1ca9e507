import type { FormulaError, FormulaInput } from '@inkstone/formula';
import type { ControlDefinition, FieldValue, Issue } from '@inkstone/schema';
import type { RejectedValue } from '../interfaces/control-model.ts';
import type { Field } from '../interfaces/form.ts';
import type { SheetRights } from '../permission/control-rights.ts';
import type { ConditionKind } from '../plan/engine-formulas.ts';
import type { ControlPlan } from '../plan/control-plan.ts';
import type { ReadonlySignal } from '../signals/signals.ts';
import type { LazySignal } from '../signals/lazy-signal.ts';
import type { FailureTarget } from './failure-target.ts';
import type { FieldMark } from './field-mark.ts';
import type { SheetState } from './sheet-state.ts';
import type { FieldPlacement } from './field-placement.ts';

/** A control of an open form, as seen by the other parts of the form. For a sheet it is the sheet as a whole. */
export interface ControlField extends Field, FailureTarget {
  readonly definition: ControlDefinition;
  readonly plan: ControlPlan;
  readonly rights: SheetRights;
  /** Its values are redacted for the current user: they are absent, and computed values that depend on them stay as given. */
  readonly redacted: boolean;
  /** The rows of a sheet; undefined for any other control. */
  readonly sheet: SheetState | undefined;
  placement: FieldPlacement;
  /** For the panel of a tab: does its activation condition hold? */
  readonly isActive: boolean;
  readonly mark: LazySignal<FieldMark>;
  /** The value when the form was opened or stored. */
  readonly base: FieldValue;
  /** By its own conditions and rights, regardless of its container. */
  readonly ownVisible: ReadonlySignal<boolean>;
  readonly isVisible: boolean;
  readonly isDisabled: boolean;
  readonly isRequired: boolean;
  readonly isComputed: boolean;
  /** Does it have the focus? */
  readonly isBeingEdited: boolean;
  /** Does validation skip it? */
  readonly isSkipped: boolean;
  /** Does it hold a value that is stored and that formulas may read? */
  readonly holdsValue: boolean;
  readonly current: FieldValue;
  /** Does it differ from `base`? */
  readonly differs: boolean;
  /** The value as formulas read it. */
  readonly input: FormulaInput;
  /** Issues of its failed requests. */
  readonly failureIssues: readonly Issue[];
  /** Issues of the last validation that still apply. */
  readonly ruleIssues: readonly Issue[];
  /** Can a round of computing change its validity? */
  readonly needsRevalidation: boolean;
  /** Called when a person changed it. */
  touch(): void;
  check(): void;
  /** Returns whether the value changed. */
  write(value: FieldValue, error?: FormulaError): boolean;
  /** Reports a value of the wrong type; the old one is kept. */
  reject(reason?: RejectedValue): void;
  setCondition(kind: ConditionKind, holds: boolean): void;
  /** Updates its visibility, and that of its members, after its conditions or its container have changed. */
  updateVisibility(): void;
  /** Validates the value and keeps the issues. For a sheet, the issues of its rows are set separately. */
  validate(full: boolean): readonly Issue[];
  /** Sets the issues of the rules on a whole sheet. */
  setRuleIssues(issues: readonly Issue[]): void;
  /** Sets the issues that the server reported; for a sheet also those of whole rows. */
  setServerIssues(issues: readonly Issue[]): void;
  /** Clears the server's issues of a sheet that has changed since. */
  clearStaleServerIssues(): void;
  reset(value: FieldValue): void;
  /** Makes the current value the base; nothing is dirty. */
  settle(): void;
  /** Clears issues of a limit that has changed. */
  revalidate(): void;
}
