import type { Form } from '@inkstone/form-engine';
import type { ControlOptions, FormDefinition, LayoutRow } from '@inkstone/schema';
import { reverseRelevanceModel } from './reverse-relevance.model.ts';

/** Whether it is shown as links instead of a list. */
export function isLink(options: ControlOptions): boolean {
  return options['displayMode'] === 'link';
}

/** Returns the keys of the lists that have their own tab (`listDisplayMode`). */
export function tabbedLists({ controls }: FormDefinition): readonly string[] {
  return controls
    .filter(({ type, options }) => type === reverseRelevanceModel.type && !isLink(options) && options['listDisplayMode'] === 'tabs')
    .map(({ key }) => key);
}

/** Returns a layout without these lists. */
export function withoutTabbed(form: Form, layout: readonly LayoutRow[]): readonly LayoutRow[] {
  const tabbed = new Set(tabbedLists(form.definition));
  if (tabbed.size === 0) return layout;
  return layout
    .map((row) => ({ ...row, columns: row.columns.filter(({ control }) => !tabbed.has(control)) }))
    .filter(({ columns }) => columns.length > 0);
}
