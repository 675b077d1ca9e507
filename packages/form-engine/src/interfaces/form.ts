import type {
  ControlDefinition,
  ControlOptions,
  FieldPath,
  FieldValue,
  FormDefinition,
  FormPermission,
  FormValues,
  Issue,
  Locale,
  Patch,
  RowStatus,
} from '@inkstone/schema';
import type { UnitFacts } from '@inkstone/formula';
import type { FieldChoices } from './declared-choices.ts';
import type { ControlModel, ControlModels } from './control-model.ts';
import type { FormMessage, OpenRequest } from './form-message.ts';
import type { FormEnvironment } from './form-environment.ts';
import type { Tabs } from './tabs.ts';
import type { FormulaChecker } from './formula-checker.ts';
import type { HeadRow } from './sheet-head.ts';
import type { ImportOptions, ImportReport } from './sheet-import.ts';
import type { SheetView } from './sheet-view.ts';
import type { ReadonlySignal } from '../signals/signals.ts';
import type { RowId, RowInput } from './row.ts';

/** The status of a control (runtime specification, section 4). */
export type FieldStatus = 'pristine' | 'pending' | 'valid' | 'invalid' | 'dirty' | 'disabled';

export interface FormInput {
  readonly definition: FormDefinition;
  readonly controls: ControlModels;
  readonly values?: FormValues;
  /** Without it everything may be seen and edited. */
  readonly permission?: FormPermission;
  /**
   * By sheet whose permission is limited to own rows: which of the rows in `values` the person added. Unset: all of them, as in a new form.
   */
  readonly ownRows?: Readonly<Record<string, readonly RowId[]>> | undefined;
  /**
   * `values` come from a stored record: no defaults are filled in, and a computed control keeps its stored value
   * until something its formula reads changes.
   */
  readonly stored?: boolean;
  /** For a new form opened by a person: empty sheets start with the blank rows of their option `rows`, as if the person had added them. */
  readonly blankRows?: boolean;
  /**
   * Off: formulas and conditions are computed after the person has paused for half a second, or when all values or the patch are read, or
   * on validation. For very large forms on slow devices.
   */
  readonly computeTrigger?: boolean;
  readonly environment: FormEnvironment;
  /** For checking a definition: `definitionIssues` then include what is wrong with its formulas. */
  readonly checkFormula?: FormulaChecker;
}

/** One control, or one cell of a sheet. Everything that changes is a signal; reading `.value` inside an effect subscribes to it. */
export interface Field {
  readonly path: FieldPath;
  readonly definition: Pick<ControlDefinition, 'key' | 'type' | 'options'>;
  readonly model: ControlModel;
  readonly value: ReadonlySignal<FieldValue>;
  readonly status: ReadonlySignal<FieldStatus>;
  readonly errors: ReadonlySignal<readonly Issue[]>;
  readonly visible: ReadonlySignal<boolean>;
  readonly required: ReadonlySignal<boolean>;
  readonly readonly: ReadonlySignal<boolean>;
  readonly disabled: ReadonlySignal<boolean>;
  /** Effective options: the model's defaults are filled in. */
  readonly options: ReadonlySignal<ControlOptions>;
  label(locale?: Locale): string;
  /** The control received the focus: until it loses it, what is set is dirty and not yet validated. */
  focus(): void;
  /** The control lost the focus: validates it, without Required. */
  blur(): void;
  /** Marks the control pending until the work ends; `settled()` waits for it. */
  waitFor(work: Promise<unknown>): void;
  /** The choices; reading the signal requests what is not loaded yet. A control without choices is ready and empty. */
  readonly choices: ReadonlySignal<FieldChoices>;
  /** Searches for a typed keyword; `choices` follow after a pause. */
  searchChoices(keyword: string): void;
  /** Loads the next page, if `choices.more`. */
  loadMoreChoices(): void;
  /** Repeats the requests that ended in a `ServiceFailed` issue or in failed choices. */
  retry(): void;
}

export interface SheetRowView {
  readonly id: RowId;
  readonly status: RowStatus;
  values(): FormValues;
}

/** A sub-table. Rows are identified by stable ids; positions only order them. */
export interface Sheet {
  readonly code: string;
  readonly definition: ControlDefinition;
  /** The sheet as a control of the form: visible, required, errors. */
  readonly field: Field;
  readonly columns: readonly SheetColumn[];
  readonly rows: ReadonlySignal<readonly RowId[]>;
  readonly removed: readonly RowId[];
  readonly mayAdd: ReadonlySignal<boolean>;
  readonly mayDelete: ReadonlySignal<boolean>;
  readonly mayMove: ReadonlySignal<boolean>;
  /** By its option `importable` and the rights; false when the sheet is not editable. */
  readonly mayImport: ReadonlySignal<boolean>;
  /** Are all rows open for editing at once? False when the sheet is not editable. */
  readonly showAllEdit: boolean;
  /** The head as rows of spanning cells over the visible columns. */
  readonly head: readonly HeadRow[];
  /** Filters and sorting of the displayed rows. */
  readonly view: SheetView;
  readonly errors: ReadonlySignal<readonly Issue[]>;
  row(id: RowId): SheetRowView;
  /** False if somebody else added the row and the person may change and delete only their own. */
  isOwn(row: RowId): boolean;
  cell(row: RowId, column: string): Field;
  append(values?: RowInput): RowId;
  insert(index: number, values?: RowInput): RowId;
  remove(rows: RowId | readonly RowId[]): void;
  /**
   * Replaces all rows at once: those with a known id keep it, new ones are Added, those not named are removed. Rows of others stay
   * unchanged.
   */
  setRows(rows: readonly RowInput[]): void;
  appendMany(rows: readonly RowInput[]): readonly RowId[];
  insertMany(index: number, rows: readonly RowInput[]): readonly RowId[];
  /** Removes all rows that the person may delete. */
  clear(): void;
  /** Inserts a copy directly after the original. */
  duplicate(row: RowId): RowId;
  duplicateMany(rows: readonly RowId[]): readonly RowId[];
  move(row: RowId, index: number): void;
  /** Reorders some rows or all, among the positions they occupy now. */
  arrange(rows: readonly RowId[]): void;
  /** Imports rows of column values, or with `dryRun` only reports the result. Either everything accepted is written, or nothing. */
  import(rows: readonly RowInput[], options?: ImportOptions): ImportReport;
  /** The exact sum of a number column over all rows; empty when no cell has a value. */
  total(column: string): ReadonlySignal<FieldValue>;
}

export interface SheetColumn {
  readonly key: string;
  readonly definition: Pick<ControlDefinition, 'key' | 'type' | 'options'>;
  readonly model: ControlModel;
  readonly options: ControlOptions;
  /** By permission and its own option; conditions per row apply to cells. */
  readonly visible: boolean;
  readonly required: boolean;
  readonly readonly: boolean;
  /** Pixels. */
  readonly width: number;
  /** One of the first columns that stay fixed while scrolling; `frozenWithin` returns how many of them fit a form's width. */
  readonly frozen: boolean;
  /** Is its total shown below? */
  readonly hasTotal: boolean;
  label(locale?: Locale): string;
}

/** A headless form: the same in the browser and on the server (architecture, sections 1 and 5). */
export interface Form {
  readonly definition: FormDefinition;
  readonly environment: FormEnvironment;
  /** What is wrong with the definition, found when opening: cycles, formulas that do not compile, unknown control types. */
  readonly definitionIssues: readonly Issue[];
  field(path: FieldPath): Field;
  /** Does the definition have this control, or the sheet this cell? */
  has(path: FieldPath): boolean;
  fields(): readonly Field[];
  /** Derived from all visible fields, like the statuses of groups (runtime specification, section 4). */
  readonly status: ReadonlySignal<FieldStatus>;
  /** The tabs of a tabs control. */
  tabs(key: string): Tabs;
  /** Selects the tabs that contain a field, so that a view can focus it. */
  reveal(path: FieldPath): void;
  sheet(code: string): Sheet;
  /** Sets a value as a person does: makes it dirty, runs mappings, recomputes, validates without Required. */
  set(path: FieldPath, value: unknown): void;
  batch(change: () => void): void;
  /**
   * Triggers an event that no edit triggers: a button by its action's key, an upload, or a change of what a control without a value shows. Returns whether it ran: false if the control is
   * hidden or, for events that change values, locked.
   */
  trigger(path: FieldPath, event: string): boolean;
  /** Messages that events show, until dismissed. */
  readonly messages: ReadonlySignal<readonly FormMessage[]>;
  dismiss(message: string): void;
  /** Records that events ask to open; the view calls `opened`. */
  readonly requests: ReadonlySignal<readonly OpenRequest[]>;
  opened(request: number): void;
  /** Event steps that failed, and events that trigger each other without end. They do not block submitting. */
  readonly eventIssues: ReadonlySignal<readonly Issue[]>;
  /** Applies a patch, or refuses it as a whole and returns every issue; a refused patch changes nothing. */
  applyPatch(patch: Patch): readonly Issue[];
  validate(options: { readonly full: boolean }): readonly Issue[];
  /** All current issues of fields and cells, in the definition's order; fixed ones are gone. */
  readonly issues: ReadonlySignal<readonly Issue[]>;
  /**
   * Shows issues of the server on the fields they name, until their values change or the whole form is validated again. Returns those that
   * name no visible field.
   */
  setServerIssues(issues: readonly Issue[]): readonly Issue[];
  /** Is work pending that `settled()` waits for: a linkage, a look-up, choices, an upload? */
  readonly isSettling: ReadonlySignal<boolean>;
  /**
   * Resolves when all linkages, look-ups, needed choices and uploads are complete; debounced work runs at once. Await it before validating
   * and submitting.
   */
  settled(): Promise<void>;
  /** Does any formula read codes or memberships of people and departments? */
  readonly comparesUnits: boolean;
  /** Adds known units before values that contain them are set, so that nothing waits for requests. */
  preloadUnits(units: ReadonlyMap<string, UnitFacts | undefined>): void;
  /** Issues of failed requests, including those of hidden and locked fields, which validation skips. */
  failures(): readonly Issue[];
  /** The values to store as JSON: computed values included, layout controls left out. */
  values(): FormValues;
  /** Only what a person set since creation or `markStored()`. */
  patch(): Patch;
  /**
   * Paths whose values differ from `base`, computed ones included; a sheet whose rows were added, removed or moved is named by its code.
   */
  changes(base: FormValues): readonly FieldPath[];
  /** Marks the record as stored: nothing is dirty any more. If values are given, they replace the present ones. */
  markStored(values?: FormValues): void;
  dispose(): void;
}
