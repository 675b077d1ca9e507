import { maxPrintTemplates, type PrintDefinition } from '@inkstone/schema';
import { asWarning, errorsIn, type DocumentIssue } from '../issue/document-issue.ts';
import { wholeDocument } from '../issue/issue-location.ts';
import type { Surroundings } from '../surroundings/surroundings.ts';

/** A print template belongs to a form of this application. Controls that it omits may be gone: then nothing is omitted. */
export function checkPrint({ schemaCode, formCode, code, omitted }: PrintDefinition, around: Surroundings): DocumentIssue[] {
  const report = errorsIn({ kind: 'print', schemaCode, code });
  const form = around.forms(schemaCode).find((each) => each.code === formCode);
  if (!form) return [report('UnknownForm', { kind: 'property', property: ['formCode'] }, { code: formCode })];
  const keys = new Set(form.controls.map(({ key }) => key));
  return omitted
    .filter((key) => !keys.has(key))
    .map((key) => asWarning(report('UnknownControl', { kind: 'property', property: ['omitted'] }, { code: key })));
}

/** The templates of a form have different names, and at most one is the default. */
export function checkPrintsOfForms(prints: readonly PrintDefinition[]): DocumentIssue[] {
  return [...Map.groupBy(prints, ({ schemaCode, formCode }) => `${schemaCode} ${formCode}`).values()].flatMap((ofForm) =>
    ofForm.flatMap(({ schemaCode, code, formCode, name, isDefault }, index) => {
      const report = errorsIn({ kind: 'print', schemaCode, code });
      const before = ofForm.slice(0, index);
      return [
        ...(before.some((each) => each.name === name) ? [report('NameTwice', wholeDocument, { name })] : []),
        ...(isDefault && before.some((each) => each.isDefault) ? [report('DefaultTwice', wholeDocument, { code: formCode })] : []),
        ...(index === maxPrintTemplates ? [report('TooManyPrints', wholeDocument, { max: maxPrintTemplates })] : []),
      ];
    }),
  );
}
