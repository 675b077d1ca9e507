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

/** One property of a control, declared once: engine, designer panel and docs read it here. */
export interface PropDefinition {
  /** The value when a definition does not set it; `undefined` for "not set". */
  readonly default: unknown;
  readonly hint: PropHint;
  readonly label: LocalizedText;
}

export type PropTable = Readonly<Record<string, PropDefinition>>;
