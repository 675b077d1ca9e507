import type { FormDefinition, Issue, Locale, LocalizedText } from '@inkstone/schema';
import { localizedName } from '@inkstone/schema';
import { mostIssues } from '@inkstone/form-engine';
import { issueText } from '@inkstone/controls/locale';
import { refuse } from '../../platform/http/refusal.ts';
import { controlAt } from './form-control-item.ts';

/** Nobody is asked to complete what they may not touch: these say that the request itself was out of bounds. */
const notEditable: ReadonlySet<string> = new Set([
  'NotEditable',
  'UnknownField',
  'UnknownRow',
  'WrongRow',
  'WrongOrder',
  'RowsNotAddable',
  'RowsNotRemovable',
  'OthersRow',
]);

/** Something is to be filled in. Where nothing is, what is there has to be put right, and the heading says that. */
const missing: ReadonlySet<string> = new Set(['Required', 'rowEmpty', 'MinCount.images', 'MinCount']);
const wrongContent: LocalizedText = { zh: '請修正表單中不正確的內容', en: 'Please correct the content of the form' };

/**
 * Refuses with every issue and its text: `field-not-editable` as soon as one touches what may not be touched, `value-repeats` when
 * nothing else is wrong, else `form-invalid`.
 */
export function refuseIssues({ locale }: { readonly locale: Locale }, form: FormDefinition, issues: readonly Issue[]): never {
  const label = (path: string): string => {
    // A whole row (`items[id]`) is called by its sheet.
    const control = controlAt(form, path) ?? controlAt(form, path.replace(/\[.*$/, ''));
    return control ? localizedName(control.options, locale) : path;
  };
  const told = issues.slice(0, mostIssues).map(({ code, path, params }) => ({
    code,
    path,
    ...(params && { params: { ...params } }),
    message: issueText({ code, path, ...(params && { params }) }, locale, label(path)),
  }));
  if (issues.some(({ code }) => notEditable.has(code))) refuse('field-not-editable', {}, { issues: told });
  if (issues.every(({ code }) => code === 'noRepeat')) {
    refuse('value-repeats', { ctrl: [...new Set(issues.map(({ path }) => label(path)))].join('、') }, { issues: told });
  }
  const isMissing = issues.some(({ code }) => missing.has(code));
  return refuse('form-invalid', {}, { issues: told, ...(!isMissing && { text: wrongContent }) });
}
