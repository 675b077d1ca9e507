import type { LocalizedText } from '@inkstone/schema';

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
  | { readonly kind: 'select'; readonly choices: readonly { readonly value: string | number | boolean; readonly label: LocalizedText }[] };

/** Why an option may not be set as it is; `issueText` has no words for these codes, `optionIssueText` has. */
export interface PropDefect {
  readonly code: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** What a designer may set: null, or why not. */
export type PropCheck = (setting: unknown) => PropDefect | null;

/** One property of a control, declared once: engine, designer panel and docs read it here. */
export interface PropDefinition {
  /** The value when a definition does not set it; `undefined` for "not set". */
  readonly default: unknown;
  readonly hint: PropHint;
  readonly label: LocalizedText;
  /** Asked of what a definition itself sets, when it is published; opening a form asks nothing. */
  readonly check?: PropCheck;
}

export type PropTable = Readonly<Record<string, PropDefinition>>;
