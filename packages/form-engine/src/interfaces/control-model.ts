import type { FormulaError, FormulaInput, FormulaValue } from '@inkstone/formula';
import type { ChoiceSource, ControlDefinition, ControlOptions, DataItemType, FieldValue, Issue, Locale } from '@inkstone/schema';
import type { DeclaredChoices, KnownChoices } from './declared-choices.ts';
import type { FormEnvironment } from './form-environment.ts';
import type { Presentation } from './presentation.ts';
import type { PropTable } from './prop-table.ts';

/**
 * The role of a control in a form. `layout` holds no value; `statistic` is always computed by the engine; `system` is filled by the server
 * and never by a person.
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

/** What a model may use while it works on one value. `options` are effective: the model's defaults are filled in. */
export interface ModelContext {
  readonly options: ControlOptions;
  readonly label: string;
  readonly locale: Locale;
  readonly timeZone: string;
  now(): Date;
  /** Sheets: the columns with their models, so that rows can be displayed. */
  readonly columns?: readonly ColumnModel[];
  /** What is known so far of choices that are requested from services. */
  readonly choices?: KnownChoices;
}

export interface ColumnModel {
  readonly definition: Pick<ControlDefinition, 'key' | 'type' | 'options'>;
  readonly model: ControlModel;
}

export type Decoded<V> = { readonly ok: true; readonly value: V } | RejectedValue;

/** Why a given value is rejected, as an issue before the engine adds its path. */
export interface RejectedValue {
  readonly ok: false;
  /** `WrongType`; for markup also that it is too long or too deep to sanitize, or that nothing of it may be kept. */
  readonly code: 'WrongType' | 'MarkupTooLong' | 'MarkupTooDeep' | 'NothingKept';
  readonly params?: Readonly<Record<string, unknown>>;
}

/** An issue before the engine adds its path. */
export type ValueIssue = Omit<Issue, 'path'>;

/** A rule on a control's value in the formula language; `message` replaces the standard text of its code. */
export interface FormulaCheck {
  readonly code: string;
  readonly formula: string;
  readonly message: string | null;
}

/**
 * Which message is used for Required: `input` "please input {label}", `select` "please select correct content", `content` "please input
 * correct content", `choose` "please select {label}", `empty` "{label} cannot be empty", `record` "{label} needs at least one record".
 */
export type RequiredMessage = 'input' | 'select' | 'content' | 'choose' | 'empty' | 'record';

/**
 * One control type without its view: everything that the engine, the server, lists and print need to know of it. The engine calls the model
 * and never tests a type's name. Methods are pure; none may throw on any JSON value.
 */
export interface ControlModel<V extends FieldValue = FieldValue> {
  readonly type: string;
  /** Numeric code (runtime specification, section 3). */
  readonly code: number;
  /** Types of data items that it may be bound to; empty for controls that hold no value. */
  readonly dataItemTypes: readonly DataItemType[];
  readonly role: ControlRole;
  /** Layout only: the rows below it, up to the next such control, are its section. */
  readonly headsRows?: true;
  /**
   * Layout only: it shows records from outside of this one. Print leaves them out, and as nobody edits it, only its own conditions
   * lock it.
   */
  readonly onScreenOnly?: true;
  /**
   * A `number` model must keep whole numbers below 1e15 unchanged, and numbers with no more decimals than `decimals`; the engine relies on
   * it.
   */
  readonly valueType: ControlValueType;
  readonly props: PropTable;
  /** Sheets only: the properties of each column in addition to those of its control. */
  readonly columnProps?: PropTable;
  /** `null`, or `[]` for lists. */
  readonly empty: V;
  isEmpty(value: V): boolean;
  /**
   * Parses untrusted JSON into a value and normalizes it (rounded to the format's decimals, trimmed units …). `decode(encode(v))` equals
   * `v`. Null and undefined become `empty`.
   */
  decode(raw: unknown, options: ControlOptions): Decoded<V>;
  /** Is the value markup? It is sanitized before it is stored, and again before it is rendered. */
  holdsHtml?(options: ControlOptions): boolean;
  /** The value as JSON for storing and sending. */
  encode(value: V): FieldValue;
  /** The value as the formula language reads it; empty is null. */
  toFormula(value: V, options: ControlOptions, timeZone: string): FormulaInput;
  /** Converts a formula's result to this control's value, rounded as `decode` does; a FormulaError if the types do not match. */
  fromFormula(value: FormulaValue, options: ControlOptions, timeZone: string): V | FormulaError;
  /** Returns all issues except Required, which the engine checks through `isEmpty`. */
  validate(value: V, context: ModelContext): readonly ValueIssue[];
  /** Returns what is wrong with the options themselves, for publishing; `params.option` names the option. */
  validateOptions?(options: ControlOptions): readonly ValueIssue[];
  /** Rules that read other controls, for the control or column named `key`. They apply to non-empty values. */
  checks?(key: string, options: ControlOptions): readonly FormulaCheck[];
  readonly requiredMessage: RequiredMessage;
  /** Plain text for lists, print and read-only display; `''` when empty. */
  format(value: V, context: ModelContext): string;
  present(value: V, context: ModelContext): Presentation;
  /** Sort order in lists, empty first. */
  compare(a: V, b: V): number;
  /** Codes of the comparison operators allowed on it (runtime specification, section 9). */
  readonly operators: readonly number[];
  /** The initial value of a new form; `empty` if not declared. */
  defaultValue?(options: ControlOptions, environment: FormEnvironment): V;
  /** Choice models only: the choices, or the source to request them from. */
  choices?(options: ControlOptions): DeclaredChoices;
  /** Text models only: the source of suggestions while typing. Any other value is equally valid. */
  suggestions?(options: ControlOptions): ChoiceSource | null;
  /**
   * Number-like models only: decimals kept by the format, so that the engine can compute whole columns on scaled integers. Must agree with
   * `decode` and `fromFormula`: rounding to that many places, half away from zero or down, nothing else.
   */
  decimals?(options: ControlOptions): number | null;
  /** Does it round down to the next lower number instead of half away from zero? */
  roundsDown?(options: ControlOptions): boolean;
  /** Values for contract tests and the gallery; the first is a typical one. */
  readonly samples: readonly V[];
}

/** The models of a form, by control type. */
export type ControlModels = Readonly<Record<string, ControlModel>>;

/** Declares a control model; exists so that `V` is inferred and checked in the declaration. */
export function defineControl<V extends FieldValue>(model: ControlModel<V>): ControlModel<V> {
  return model;
}
