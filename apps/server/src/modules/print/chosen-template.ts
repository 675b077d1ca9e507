import type { StoredPrintTemplate } from '@inkstone/api';
import type { Executor } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { plainTemplate, templatesOf, type FormKey } from './templates/stored-template.ts';
import type { PrintLook } from './print-document.ts';

export interface ChosenTemplate {
  /** `plain`: the form's own layout. */
  readonly id: string;
  readonly look: PrintLook;
  /** All templates of the form. */
  readonly templates: readonly StoredPrintTemplate[];
}

/**
 * Returns the requested template, or the form's default template, or the form's own layout. Refuses with `not-found` a template that the
 * form does not have.
 */
export async function chosenTemplate(executor: Executor, form: FormKey, templateId?: string): Promise<ChosenTemplate> {
  const templates = await templatesOf(executor, form);
  if (templateId === 'plain') return { id: 'plain', look: plainTemplate, templates };
  const chosen =
    templateId === undefined
      ? templates.find(({ isDefault }) => isDefault)
      : (templates.find(({ id }) => id === templateId) ?? refuse('not-found'));
  return { id: chosen?.id ?? 'plain', look: chosen ?? plainTemplate, templates };
}
