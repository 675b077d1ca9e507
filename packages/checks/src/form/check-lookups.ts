import { isSystemField, type FormDefinition } from '@inkstone/schema';
import type { DocumentIssue, Report } from '../issue/document-issue.ts';
import { findItem } from '../model/find-item.ts';
import type { Surroundings } from '../surroundings/surroundings.ts';
import { lookupsOfForm } from './form-lookups.ts';
import { controlAt } from './form-part.ts';

/** Models and fields that formulas of a form look up must exist, as they are or will be published. */
export function checkLookups(form: FormDefinition, around: Surroundings, report: Report): DocumentIssue[] {
  return lookupsOfForm(form).flatMap(({ key, schemaCode, field, result }) => {
    const model = around.model(schemaCode);
    if (!model) return [report('UnknownModel', controlAt(key), { code: schemaCode })];
    return [field, result]
      .filter((code) => !isSystemField(code) && !findItem(model, code))
      .map((code) => report('UnknownItem', controlAt(key), { code: `${schemaCode}.${code}` }));
  });
}
