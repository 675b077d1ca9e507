import type { Form } from '@inkstone/form-engine';
import type { ControlOptions, FormDefinition, LayoutRow } from '@inkstone/schema';
import { reverseRelevanceModel } from './reverse-relevance.model.ts';

/** Shown as links instead of a list? */
export function isLink(options: ControlOptions): boolean {
  return options['displayMode'] === 'link';
}

/** The lists of a form that stand on tabs of their own beside it (`listDisplayMode`). */
export function tabbedLists({ controls }: FormDefinition): readonly string[] {
  return controls
    .filter(({ type, options }) => type === reverseRelevanceModel.type && !isLink(options) && options['listDisplayMode'] === 'tabs')
    .map(({ key }) => key);
}

/** A layout without them. */
export function withoutTabbed(form: Form, layout: readonly LayoutRow[]): readonly LayoutRow[] {
  const tabbed = new Set(tabbedLists(form.definition));
  if (tabbed.size === 0) return layout;
  return layout
    .map((row) => ({ ...row, columns: row.columns.filter(({ control }) => !tabbed.has(control)) }))
    .filter(({ columns }) => columns.length > 0);
}
