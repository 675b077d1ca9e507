import type { PropHint } from '@inkstone/form-engine';

type Options = Readonly<Record<string, unknown>>;

/** What a panel says in a word about a property that cannot be seen at a glance (designer specification, section 5). */
export type PanelSummary = 'isRequired' | 'isRequiredIf' | 'isOptional' | 'isSet' | 'isNotSet';

const summarized: ReadonlySet<PropHint> = new Set<PropHint>([
  'conditions',
  'mappings',
  'linkage',
  'steps',
  'units',
  'choice-source',
  'verify-rule',
]);

/** Null: the editor itself shows it. */
export function panelSummaryOf(option: string, hint: PropHint, options: Options): PanelSummary | null {
  if (option === 'required') {
    if (options['required'] === true) return 'isRequired';
    return typeof options['requiredFormula'] === 'string' && options['requiredFormula'].trim() !== '' ? 'isRequiredIf' : 'isOptional';
  }
  if (!summarized.has(hint)) return null;
  const value = options[option];
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0) ? 'isNotSet' : 'isSet';
}
