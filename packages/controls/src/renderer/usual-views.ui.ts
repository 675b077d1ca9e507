import { loadView, Presented } from '../presentation/define-views.ui.ts';
import { controlViews } from '../views.ts';

/** The types in nearly every form: their views are in the scripts that all forms load (`apps/web/build/script-groups.ts`). */
const usualTypes = ['text', 'textarea', 'number', 'date', 'dropdown', 'sheet', 'sequence-no', 'group', 'title', 'description'] as const;

/**
 * Loads the views of the controls that nearly every form has, while the form itself is on the way: it is then rendered once, without
 * placeholders. What cannot be loaded is left to the field that needs it.
 */
export async function loadUsualViews(isNarrow: boolean): Promise<void> {
  const views = usualTypes.map((type) => (isNarrow ? controlViews[type].mobile : controlViews[type].desktop));
  await Promise.allSettled([Presented, ...views].map(loadView));
}
