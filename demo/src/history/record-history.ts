/** Working minutes before the end of the last complete working day; the higher, the longer ago. */
export type WorkingMinutesAgo = number;

/** Working minutes per working day of the demo. */
export const dayMinutes = 480;

/** Length of the history in working days. */
export const historyDays = 64;

/** A reference to a value that is known only to the installation. All other values have the form in which records store them. */
export type ValueReference =
  | { readonly person: string }
  | { readonly people: readonly string[] }
  | { readonly department: string }
  | { readonly departments: readonly string[] }
  /** A record of another model, by the value of its naming item. */
  | { readonly record: string; readonly named: string }
  | { readonly records: string; readonly named: readonly string[] }
  /** A date this many working days after the record was begun; with `month` the first day of that month. */
  | { readonly inDays: number; readonly month?: true }
  /** A time this many working minutes after the record was begun. */
  | { readonly inMinutes: number }
  | { readonly files: readonly SampleFile[] };

/** A small file that is generated when it is uploaded. */
export type SampleFile =
  | { readonly kind: 'quotation'; readonly name: string; readonly vendor: string; readonly lines: readonly (readonly [string, number])[] }
  | { readonly kind: 'table'; readonly name: string; readonly rows: readonly (readonly (string | number)[])[] }
  | { readonly kind: 'receipt'; readonly name: string; readonly shop: string; readonly amount: number }
  | { readonly kind: 'sketch'; readonly name: string; readonly title: string; readonly seed: number };

export type FormInputValues = Readonly<Record<string, unknown>>;
export type FormInputRows = Readonly<Record<string, readonly FormInputValues[]>>;

/** The opinion that is given with an action. */
export interface StatedOpinion {
  readonly opinion?: string;
  readonly files?: readonly SampleFile[];
  /** Signed by hand. */
  readonly signed?: true;
}

/** The changes to the form that are sent with an action. */
export interface FormInput {
  readonly values?: FormInputValues;
  readonly rows?: FormInputRows;
}

/** An action of a person. An action on a task is performed by the holder of the task at `activity`; if there are several, by `by`. */
export type StepAction =
  | ({ readonly action: 'submit' } & StatedOpinion & FormInput & ChosenParticipants)
  | ({ readonly action: 'agree' | 'disagree' } & StatedOpinion & FormInput & ChosenParticipants)
  | ({ readonly action: 'return'; readonly to: string } & StatedOpinion)
  | ({ readonly action: 'forward'; readonly to: string } & StatedOpinion)
  | ({ readonly action: 'circulate' | 'assist' | 'consult'; readonly people: readonly string[] } & StatedOpinion)
  | ({ readonly action: 'add-signers'; readonly people: readonly string[] } & StatedOpinion)
  | ({ readonly action: 'answer' } & StatedOpinion)
  | { readonly action: 'save'; readonly values?: FormInputValues; readonly opinion?: string }
  /** Marks a copy as read. */
  | { readonly action: 'read' }
  /** Opens the task without acting on it. */
  | { readonly action: 'look' }
  | { readonly action: 'comment'; readonly text: string; readonly mentions?: readonly string[]; readonly files?: readonly SampleFile[] }
  | { readonly action: 'urge'; readonly message?: string }
  | { readonly action: 'cancel' | 'retrieve'; readonly reason?: string };

/** The participants that are chosen for activities. */
interface ChosenParticipants {
  readonly chosen?: Readonly<Record<string, readonly string[]>>;
}

export type Step = StepAction & {
  readonly ago: WorkingMinutesAgo;
  /** The account that acts; the holder of the task by default. Required for comments, urging, cancelling and retrieving. */
  readonly by?: string;
  readonly activity?: string;
  /** The step is skipped if no task is open at the activity, because the workflow took another path. */
  readonly optional?: boolean;
  /** The sub-process in which the step takes place: the nth of the workflow, counted from 0. The form itself by default. */
  readonly child?: { readonly workflow: string; readonly nth: number };
};

/** The history of one form from its creation to its current state. */
export interface RecordHistory {
  readonly schemaCode: string;
  readonly by: string;
  readonly ago: WorkingMinutesAgo;
  /** The person on whose behalf the form is submitted. */
  readonly principal?: string;
  readonly values: FormInputValues;
  readonly rows?: FormInputRows;
  /** Saved and not submitted. */
  readonly draft?: true;
  readonly chosen?: Readonly<Record<string, readonly string[]>>;
  readonly steps: readonly Step[];
}
