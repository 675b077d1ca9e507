import type { ControlOptions } from '@inkstone/schema';

/** How the designer's panel edits a property. */
export type PropHint =
  | 'text'
  | 'localized-text'
  | 'long-text'
  | 'number'
  | 'switch'
  | 'formula'
  | 'choices'
  | 'mappings'
  | 'model'
  | 'column'
  | 'units'
  | 'date'
  | 'time'
  | 'data-item'
  | 'steps'
  | 'linkage'
  | 'conditions'
  | 'verify-rule'
  | 'choice-source'
  | 'number-parts'
  | 'file-types'
  | 'files'
  | 'address'
  | 'tab-heads'
  | 'head-groups'
  | 'levels'
  | 'style'
  | 'html'
  | { readonly kind: 'select'; readonly choices: readonly (string | number | boolean)[] };

/** Why an option may not have its value; `optionIssueText` has the texts for these codes, `issueText` has none. */
export interface OptionIssue {
  readonly code: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** Returns null if a designer may set the value, or what is wrong with it. */
export type PropCheck = (setting: unknown) => OptionIssue | null;

/** One property of a control, declared once and read by the engine and the designer. Its texts stand elsewhere: only designers need them. */
export interface PropDefinition {
  /** The value if a definition does not set it; `undefined` for "not set". */
  readonly default: unknown;
  readonly hint: PropHint;
  /** Checks what a definition sets, on publishing; opening a form does not run it. */
  readonly check?: PropCheck;
}

export type PropTable = Readonly<Record<string, PropDefinition>>;

/** Returns the options that a definition sets, with the defaults of the others. */
export function completeOptions(props: PropTable, options: ControlOptions): ControlOptions {
  const defaults = Object.entries(props).map(([name, prop]) => [name, prop.default] as const);
  return { ...Object.fromEntries(defaults), ...options };
}
