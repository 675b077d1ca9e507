/** Working minutes before the end of the last working day that is over; the higher, the longer ago. */
export type Ago = number;

/** How many working minutes a working day of the demo has. */
export const dayMinutes = 480;

/** How many working days the past has. */
export const pastDays = 64;

/** What stands for a value that only the installation knows; elsewhere values are as forms store them. */
export type StoryValue =
  | { readonly person: string }
  | { readonly people: readonly string[] }
  | { readonly department: string }
  | { readonly departments: readonly string[] }
  /** A record of another model, by the value of its naming item. */
  | { readonly record: string; readonly named: string }
  | { readonly records: string; readonly named: readonly string[] }
  /** So many working days after the story began; `month` gives the first of that month. */
  | { readonly inDays: number; readonly month?: true }
  /** So many working minutes after the story began. */
  | { readonly inMinutes: number }
  | { readonly files: readonly StoryFile[] };

/** A small file that is made when it is needed. */
export type StoryFile =
  | { readonly kind: 'quotation'; readonly name: string; readonly vendor: string; readonly lines: readonly (readonly [string, number])[] }
  | { readonly kind: 'table'; readonly name: string; readonly rows: readonly (readonly (string | number)[])[] }
  | { readonly kind: 'receipt'; readonly name: string; readonly shop: string; readonly amount: number }
  | { readonly kind: 'sketch'; readonly name: string; readonly title: string; readonly seed: number };

export type Filled = Readonly<Record<string, unknown>>;
export type Rows = Readonly<Record<string, readonly Filled[]>>;

/** What is said with an action. */
export interface Said {
  readonly opinion?: string;
  readonly files?: readonly StoryFile[];
  /** Signed by hand. */
  readonly signed?: true;
}

/** What is filled in with it. */
export interface FilledIn {
  readonly values?: Filled;
  readonly rows?: Rows;
}

/** What somebody does. Actions on a task are done by whoever has one at `activity`, or by `by` of several. */
export type Act =
  | ({ readonly act: 'submit' } & Said & FilledIn & Choosing)
  | ({ readonly act: 'agree' | 'disagree' } & Said & FilledIn & Choosing)
  | ({ readonly act: 'return'; readonly to: string } & Said)
  | ({ readonly act: 'forward'; readonly to: string } & Said)
  | ({ readonly act: 'circulate' | 'assist' | 'consult'; readonly people: readonly string[] } & Said)
  | ({ readonly act: 'add-signers'; readonly people: readonly string[] } & Said)
  | ({ readonly act: 'answer' } & Said)
  | { readonly act: 'save'; readonly values?: Filled; readonly opinion?: string }
  /** Marks a copy as read. */
  | { readonly act: 'read' }
  /** Opens the task and leaves it. */
  | { readonly act: 'look' }
  | { readonly act: 'comment'; readonly text: string; readonly mentions?: readonly string[]; readonly files?: readonly StoryFile[] }
  | { readonly act: 'urge'; readonly message?: string }
  | { readonly act: 'cancel' | 'retrieve'; readonly reason?: string };

/** Whom somebody chooses for an activity. */
interface Choosing {
  readonly chosen?: Readonly<Record<string, readonly string[]>>;
}

export type Step = Act & {
  readonly ago: Ago;
  /** Who; without it whoever has the task. Comments, urging, cancelling and taking back need it. */
  readonly by?: string;
  readonly activity?: string;
  /** Left out where nothing is open at the activity: the form decided to go elsewhere. */
  readonly perhaps?: boolean;
  /** In which of the sub-processes of a workflow, counted from 0; without it in the form itself. */
  readonly child?: { readonly workflow: string; readonly nth: number };
};

/** One form, from its first line to where it stands today. */
export interface Story {
  readonly schemaCode: string;
  readonly by: string;
  readonly ago: Ago;
  /** For whom it is filled in. */
  readonly principal?: string;
  readonly values: Filled;
  readonly rows?: Rows;
  /** Saved and not submitted. */
  readonly draft?: true;
  readonly chosen?: Readonly<Record<string, readonly string[]>>;
  readonly steps: readonly Step[];
}
