import { dictionaryOf, type FormDefinition } from '@inkstone/schema';
import type { DocumentIssue, Report } from '../issue/document-issue.ts';
import type { Surroundings } from '../surroundings/surroundings.ts';
import { partsOfForm } from './form-part.ts';

/** Data dictionaries that a form chooses from must exist. */
export function checkDictionaries(form: FormDefinition, around: Surroundings, report: Report): DocumentIssue[] {
  return partsOfForm(form).flatMap(({ part, location }) => {
    const code = dictionaryOf(part.options)?.dictionaryId;
    return code === undefined || around.hasDictionary(code) ? [] : [report('UnknownDictionary', location, { code })];
  });
}
