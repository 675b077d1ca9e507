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

/** Where a control stands (runtime specification, section 4). */
export type FieldStatus = 'pristine' | 'pending' | 'valid' | 'invalid' | 'dirty' | 'disabled';

export interface FormInput {
  readonly definition: FormDefinition;
  readonly controls: ControlModels;
  readonly values?: FormValues;
  /** Without it everything may be seen and edited. */
  readonly permission?: FormPermission;
  /** By sheet whose permission is for own rows: which of the rows in `values` the person added. Unset: all of them, as in a new form. */
  readonly ownRows?: Readonly<Record<string, readonly RowId[]>> | undefined;
  /**
   * `values` come from a stored record: no defaults are filled in, and a computed control keeps its stored value
   * until something its formula reads changes.
   */
  readonly stored?: boolean;
  /** A new form opened for a person: empty sheets start with the blank rows of their option `rows`, as if the person had added them. */
  readonly blankRows?: boolean;
  /**
   * Off: formulas and conditions are worked out once the person has paused for half a second, or when somebody reads all values, the
   * patch or validates. For very large forms on slow devices.
   */
  readonly computeTrigger?: boolean;
  readonly environment: FormEnvironment;
  /** Where a definition is checked: `diagnostics` then tell what is wrong with its formulas. */
  readonly checkFormula?: FormulaChecker;
}

/** One control, or one cell of a sheet. All that changes is a signal; reading `.value` inside an effect subscribes to it. */
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
  /** Effective: the model's defaults filled in. */
  readonly options: ReadonlySignal<ControlOptions>;
  label(locale?: Locale): string;
  /** The person went into the control: until they leave it, what they set is dirty and not yet checked. */
  focus(): void;
  /** The person left the control: validates it, without Required. */
  blur(): void;
  /** Marks the control pending until the work ends; `settled()` waits for it. */
  waitFor(work: Promise<unknown>): void;
  /** What there is to choose from; watching it asks for what is not there yet. Without choices it is ready and empty. */
  readonly choices: ReadonlySignal<FieldChoices>;
  /** The person typed: `choices` follow once they pause. */
  searchChoices(keyword: string): void;
  /** The next page, where `choices` says that there is more. */
  loadMoreChoices(): void;
  /** Asks once more for what ended in a `ServiceFailed` issue or in failed choices. */
  retry(): void;
}

export interface SheetRowView {
  readonly id: RowId;
  readonly status: RowStatus;
  values(): FormValues;
}

/** A sub-table. Rows are named by stable ids; positions only order them. */
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
  /** By its option `importable` and the rights; never when the sheet is not editable. */
  readonly mayImport: ReadonlySignal<boolean>;
  /** Are all rows open for editing at once? Never when the sheet is not editable. */
  readonly showAllEdit: boolean;
  /** The head as rows of spanning cells over the visible columns. */
  readonly head: readonly HeadRow[];
  /** Filters and orders of looking at the rows. */
  readonly view: SheetView;
  readonly errors: ReadonlySignal<readonly Issue[]>;
  row(id: RowId): SheetRowView;
  /** False: somebody else added it, and this person may change and delete only what they added. */
  isOwn(row: RowId): boolean;
  cell(row: RowId, column: string): Field;
  append(values?: RowInput): RowId;
  insert(index: number, values?: RowInput): RowId;
  remove(rows: RowId | readonly RowId[]): void;
  /** Sets all rows at once: those with a known id keep it, new ones are Added, those not named are removed. Rows of others stay as they are. */
  setRows(rows: readonly RowInput[]): void;
  appendMany(rows: readonly RowInput[]): readonly RowId[];
  insertMany(index: number, rows: readonly RowInput[]): readonly RowId[];
  /** Removes all rows that are the person's to delete. */
  clear(): void;
  /** A copy stands right behind its original. */
  duplicate(row: RowId): RowId;
  duplicateMany(rows: readonly RowId[]): readonly RowId[];
  move(row: RowId, index: number): void;
  /** Sets the order of some rows or of all: they take, in the order given, the places they have among all now. */
  arrange(rows: readonly RowId[]): void;
  /** Imports rows of column values, or only says what would come of it; nothing is written by halves. */
  import(rows: readonly RowInput[], options?: ImportOptions): ImportReport;
  /** The exact sum of a number column over all rows; empty when no cell has a value. */
  total(column: string): ReadonlySignal<FieldValue>;
}

export interface SheetColumn {
  readonly key: string;
  readonly definition: Pick<ControlDefinition, 'key' | 'type' | 'options'>;
  readonly model: ControlModel;
  readonly options: ControlOptions;
  /** By permission and its own option; row conditions are asked on cells. */
  readonly visible: boolean;
  readonly required: boolean;
  readonly readonly: boolean;
  /** Pixels. */
  readonly width: number;
  /** One of the first columns that stay in sight; `frozenWithin` says how many of them a form's width allows. */
  readonly frozen: boolean;
  /** Stands its total below? */
  readonly hasTotal: boolean;
  label(locale?: Locale): string;
}

/** A headless form: the same in the browser and on the server (architecture, sections 1 and 5). */
export interface Form {
  readonly definition: FormDefinition;
  readonly environment: FormEnvironment;
  /** Defects of the definition found while opening: cycles, formulas that do not compile, unknown control types. */
  readonly diagnostics: readonly Issue[];
  field(path: FieldPath): Field;
  /** Has the definition this control, or the sheet this cell? */
  has(path: FieldPath): boolean;
  fields(): readonly Field[];
  /** Derived from all that can be seen, as the statuses of groups are (runtime specification, section 4). */
  readonly status: ReadonlySignal<FieldStatus>;
  /** The tabs of a tabs control. */
  tabs(key: string): Tabs;
  /** Brings the tabs to the front on which a field stands, so that a view can go into it. */
  reveal(path: FieldPath): void;
  sheet(code: string): Sheet;
  /** Sets a value as a person does: makes dirty, runs mappings, recomputes, validates without Required. */
  set(path: FieldPath, value: unknown): void;
  batch(change: () => void): void;
  /**
   * Sets off an event that no edit sets off: a button by its action's key, or an upload's. Answers whether it ran: not on what is hidden
   * or, when it would change values, locked.
   */
  trigger(path: FieldPath, event: string): boolean;
  /** What events want the person to read, until dismissed. */
  readonly messages: ReadonlySignal<readonly FormMessage[]>;
  dismiss(message: string): void;
  /** Records that events want opened; a view says when it has. */
  readonly requests: ReadonlySignal<readonly OpenRequest[]>;
  opened(request: number): void;
  /** Event steps that could not be carried out, and events that set each other off without end. They block nothing. */
  readonly eventIssues: ReadonlySignal<readonly Issue[]>;
  /** Applies a patch, or refuses it whole and answers every reason; what was refused changed nothing. */
  applyPatch(patch: Patch): readonly Issue[];
  validate(options: { readonly full: boolean }): readonly Issue[];
  /** All that stands against the fields and cells now, in the definition's order: what is mended is gone from it. */
  readonly issues: ReadonlySignal<readonly Issue[]>;
  /**
   * Puts what the server found on the fields it names, until their values change or the whole form is validated again. Answers what
   * names no field that can be seen.
   */
  refuse(issues: readonly Issue[]): readonly Issue[];
  /** Is something under way that `settled()` waits for: a linkage, a look-up, choices, an upload? */
  readonly isSettling: ReadonlySignal<boolean>;
  /**
   * Resolves when all linkages, look-ups, needed choices and uploads are there; what waits for the person to pause goes ahead at once.
   * To be awaited before validating and submitting.
   */
  settled(): Promise<void>;
  /** Does any formula ask for codes of people and departments, or for where they lie? */
  readonly comparesUnits: boolean;
  /** Tells what is known of units before values with them are put in, so that nothing waits for it. */
  learnUnits(units: ReadonlyMap<string, UnitFacts | undefined>): void;
  /** What nobody outside answered, wherever it stands: on hidden and locked fields too, which validation passes over. */
  failures(): readonly Issue[];
  /** What to store: computed values included, layout controls not; JSON. */
  values(): FormValues;
  /** Only what a person set since creation or `markStored()`. */
  patch(): Patch;
  /** Paths whose values differ from `base`, computed ones included; a sheet whose rows came, went or moved is named by its code. */
  changes(base: FormValues): readonly FieldPath[];
  /** The record was stored: nothing is dirty any more. With values, they replace the present ones. */
  markStored(values?: FormValues): void;
  dispose(): void;
}
