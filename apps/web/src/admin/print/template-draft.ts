import type { CallInput, CallOutput, listPrintTemplates, savePrintTemplate } from '@inkstone/api';

export type StoredTemplate = CallOutput<typeof listPrintTemplates>['templates'][number];
export type PrintedForm = CallOutput<typeof listPrintTemplates>['definition'];
export type TemplateDraft = Omit<StoredTemplate, 'id' | 'version'>;
export type TemplateInput = CallInput<typeof savePrintTemplate>;

/** The initial content of a new template. */
const blankTemplate: TemplateDraft = {
  name: '',
  name_i18n: {},
  paper: { size: 'A4', orientation: 'portrait' },
  omitted: [],
  head: '',
  foot: '',
  watermark: '',
  withHistory: true,
  signBoxes: [],
  isDefault: false,
};

export function draftOf(template: StoredTemplate | null): TemplateDraft {
  if (!template) return blankTemplate;
  const { id: _, version: __, ...draft } = template;
  return draft;
}
