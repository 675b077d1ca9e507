import type { FormDefinition, Issue, Locale, LocalizedText } from '@inkstone/schema';
import { joinNames, localizedName } from '@inkstone/schema';
import { maxPatchIssues } from '@inkstone/form-engine';
import { issueText } from '@inkstone/controls/locale';
import { refuse } from '../../../platform/http/refusal.ts';
import { controlAt } from '../fields/form-control-item.ts';

/** These codes mean that the request itself was out of bounds, so that nobody is asked to complete a field they may not edit. */
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

/** These codes mean that something must be filled in; without any of them, the heading asks to correct the content. */
const missing: ReadonlySet<string> = new Set(['Required', 'rowEmpty', 'MinCount.images', 'MinCount']);
const wrongContent: LocalizedText = { zh: '請修正表單中不正確的內容', en: 'Please correct the content of the form' };

/**
 * Refuses with every issue and its text: `field-not-editable` when any path may not be edited, `value-repeats` when repeating values are
 * the only issues, else `form-invalid`.
 */
export function refuseIssues({ locale }: { readonly locale: Locale }, form: FormDefinition, issues: readonly Issue[]): never {
  const label = (path: string): string => {
    // A whole row (`items[id]`) is labelled by its sheet.
    const control = controlAt(form, path) ?? controlAt(form, path.replace(/\[.*$/, ''));
    return control ? localizedName(control.options, locale) : path;
  };
  const reported = issues.slice(0, maxPatchIssues).map(({ code, path, params }) => ({
    code,
    path,
    ...(params && { params: { ...params } }),
    message: issueText({ code, path, ...(params && { params }) }, locale, label(path)),
  }));
  if (issues.some(({ code }) => notEditable.has(code))) refuse('field-not-editable', {}, { issues: reported });
  if (issues.every(({ code }) => code === 'noRepeat')) {
    refuse('value-repeats', { ctrl: joinNames([...new Set(issues.map(({ path }) => label(path)))], locale) }, { issues: reported });
  }
  const isMissing = issues.some(({ code }) => missing.has(code));
  return refuse('form-invalid', {}, { issues: reported, ...(!isMissing && { text: wrongContent }) });
}
