import type { FormDefinition } from '@inkstone/schema';
import { errorsIn, type DocumentIssue } from '../issue/document-issue.ts';
import { wholeDocument } from '../issue/issue-location.ts';
import { repeatedCodes } from '../issue/repeated-codes.ts';
import type { Surroundings } from '../surroundings/surroundings.ts';
import { checkUnits } from '../units/check-units.ts';
import { checkButtons } from './check-buttons.ts';
import { checkControl } from './check-controls.ts';
import { checkDictionaries } from './check-dictionaries.ts';
import { checkLookups } from './check-lookups.ts';
import { checkMappings } from './check-mappings.ts';
import { checkShownRecords } from './check-shown-records.ts';
import { checkSources } from './check-sources.ts';
import { engineIssues } from './engine-issues.ts';

/** Every control must be bound to a data item that can hold its values, and every name in a form must exist. */
export function checkForm(form: FormDefinition, around: Surroundings): DocumentIssue[] {
  const key = { kind: 'form', schemaCode: form.schemaCode, code: form.code } as const;
  const report = errorsIn(key);
  const model = around.model(form.schemaCode);
  const dictionaries = checkDictionaries(form, around, report);
  const units = checkUnits(key, form, around);
  if (!model) {
    const buttons = checkButtons(form, undefined, around, report);
    return [report('UnknownModel', wholeDocument, { code: form.schemaCode }), ...buttons, ...dictionaries, ...units];
  }
  const keys = form.controls.map(({ key: control }) => control);
  return [
    ...repeatedCodes(keys, report, (control) => ({ kind: 'control', control })),
    ...form.controls.flatMap((control) => checkControl(control, model, around, report)),
    ...form.layout
      .flatMap(({ columns }) => columns.map(({ control }) => control))
      .filter((control) => !keys.includes(control))
      .map((control) => report('LayoutUnknownControl', { kind: 'layout', control }, { code: control })),
    ...checkMappings(form, around, report),
    ...checkLookups(form, around, report),
    ...checkSources(form, around, report),
    ...checkShownRecords(form, around, report),
    ...engineIssues(form, report),
    ...checkButtons(form, model, around, report),
    ...dictionaries,
    ...units,
  ];
}
