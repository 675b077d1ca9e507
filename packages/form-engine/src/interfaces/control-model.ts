import type { FormulaError, FormulaInput, FormulaValue } from '@inkstone/formula';
import type {
  ChoiceSource,
  ControlDefinition,
  ControlOptions,
  ControlType,
  DataItemType,
  FieldValue,
  Issue,
  Locale,
} from '@inkstone/schema';
import type { DeclaredChoices, KnownChoices } from './declared-choices.ts';
import type { FormEnvironment } from './form-environment.ts';
import type { Presentation } from './presentation.ts';
import type { PropTable } from './prop-table.ts';

/**
 * What kind of part a control plays in a form. `layout` holds no value; `statistic` is always computed by the engine; `system` is filled by the
 * server and never by a person.
 */
export type ControlRole = 'value' | 'sheet' | 'statistic' | 'layout' | 'system';

/** The type a control's value has inside the formula language. */
export type ControlValueType =
  | 'text'
  | 'number'
  | 'date'
  | 'time'
  | 'logic'
  | 'texts'
  | 'unit'
  | 'units'
  | 'record'
  | 'records'
  | 'rows'
  | 'none';

/** What a model may ask while it works on one value. `options` are effective: the model's defaults are filled in. */
export interface ModelContext {
  readonly options: ControlOptions;
  readonly label: string;
  readonly locale: Locale;
  readonly timeZone: string;
  now(): Date;
  /** Sheets: the columns with their models, so that rows can be shown. */
  readonly columns?: readonly ColumnModel[];
  /** What is known so far of choices that have to be asked for. */
  readonly choices?: KnownChoices;
}

export interface ColumnModel {
  readonly definition: Pick<ControlDefinition, 'key' | 'type' | 'options'>;
  readonly model: ControlModel;
}

export type Decoded<V> = { readonly ok: true; readonly value: V } | RejectedValue;

/** Why a given value is not taken, as an issue before the engine puts its path on. */
export interface RejectedValue {
  readonly ok: false;
  /** `WrongType`; of markup also that it is too much to be cleaned, or that nothing in it may be kept. */
  readonly code: 'WrongType' | 'MarkupTooLong' | 'MarkupTooDeep' | 'NothingKept';
  readonly params?: Readonly<Record<string, unknown>>;
}

/** An issue before the engine puts its path on. */
export type ValueIssue = Omit<Issue, 'path'>;

/** A rule on a control's value in the formula language; `message` replaces the standard words of its code. */
export interface FormulaCheck {
  readonly code: string;
  readonly formula: string;
  readonly message: string | null;
}

/**
 * Which message stands for Required: `input` "please input {label}", `select` "please select correct content", `content` "please input
 * correct content", `choose` "please select {label}", `empty` "{label} cannot be empty".
 */
export type RequiredMessage = 'input' | 'select' | 'content' | 'choose' | 'empty';

/**
 * One control type without its view: everything the engine, the server, lists and print need to know of it.
 * The engine asks the model and never tests a type's name. Methods are pure; none may throw on any JSON value.
 */
export interface ControlModel<V extends FieldValue = FieldValue> {
  readonly type: ControlType;
  /** Numeric code (runtime specification, section 3). */
  readonly code: number;
  /** Data items it may be bound to; empty for controls that hold no value. */
  readonly dataItemTypes: readonly DataItemType[];
  readonly role: ControlRole;
  /** Layout only: the rows below it, up to the next such control, belong to it. */
  readonly headsRows?: true;
  /** Layout only: it shows what stands outside of the record, which paper does not have. */
  readonly onScreenOnly?: true;
  /** A `number` model leaves whole numbers below 1e15 as they are, and those of no more places than `decimals`; the engine relies on it. */
  readonly valueType: ControlValueType;
  readonly props: PropTable;
  /** Sheets only: what each column may say besides what its own control has. */
  readonly columnProps?: PropTable;
  /** `null`, or `[]` for lists. */
  readonly empty: V;
  isEmpty(value: V): boolean;
  /**
   * Reads untrusted JSON into a value and brings it into its normal form (rounded to the format's decimals, trimmed units …).
   * `decode(encode(v))` equals `v`. Null and undefined read as `empty`.
   */
  decode(raw: unknown, options: ControlOptions): Decoded<V>;
  /** Is the value markup? Whoever stores it takes out what may not be in it, and whoever draws it does so again. */
  holdsHtml?(options: ControlOptions): boolean;
  /** The value as JSON for storing and sending. */
  encode(value: V): FieldValue;
  /** The value as the formula language sees it; empty is null. */
  toFormula(value: V, options: ControlOptions, timeZone: string): FormulaInput;
  /** A formula's result as this control's value, rounded as `decode` does; a FormulaError when the types do not meet. */
  fromFormula(value: FormulaValue, options: ControlOptions, timeZone: string): V | FormulaError;
  /** All issues of a non-required kind; the engine itself judges Required through `isEmpty`. */
  validate(value: V, context: ModelContext): readonly ValueIssue[];
  /** What is wrong with the options themselves, for whoever publishes the form: `params.option` names the one concerned. */
  diagnose?(options: ControlOptions): readonly ValueIssue[];
  /** Rules that read other controls, for the control or column named `key`. They are asked of values that are not empty. */
  checks?(key: string, options: ControlOptions): readonly FormulaCheck[];
  readonly requiredMessage: RequiredMessage;
  /** Plain text as people read it in lists, print and read-only places; `''` when empty. */
  format(value: V, context: ModelContext): string;
  present(value: V, context: ModelContext): Presentation;
  /** Order for lists, empty first. */
  compare(a: V, b: V): number;
  /** Codes of the comparison operators allowed on it (runtime specification, section 9). */
  readonly operators: readonly number[];
  /** What a new form starts with; without it `empty`. */
  defaultValue?(options: ControlOptions, environment: FormEnvironment): V;
  /** Choice models only: what there is to choose, or where to ask for it. */
  choices?(options: ControlOptions): DeclaredChoices;
  /** Text models only: where to ask for what is offered while somebody types. Any other value is as good. */
  suggestions?(options: ControlOptions): ChoiceSource | null;
  /**
   * Number-like models only: decimals kept by the format, so that the engine may compute whole columns on scaled integers.
   * Must agree with `decode` and `fromFormula`: rounding to that many places, half away from zero or down, nothing else.
   */
  decimals?(options: ControlOptions): number | null;
  /** To the next lower number of so many decimals, and not half away from zero? */
  roundsDown?(options: ControlOptions): boolean;
  /** Values that contract tests and the gallery walk through; the first is a typical one. */
  readonly samples: readonly V[];
}

/** The models a form is made of, by control type. */
export type ControlModels = Readonly<Record<string, ControlModel>>;

/** Declares a control model; exists so that `V` is inferred and checked at the place of declaration. */
export function defineControl<V extends FieldValue>(model: ControlModel<V>): ControlModel<V> {
  return model;
}
