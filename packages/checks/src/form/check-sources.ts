import { isSystemField, type FormDefinition } from '@inkstone/schema';
import type { DocumentIssue, Report } from '../issue/document-issue.ts';
import { findItem } from '../model/find-item.ts';
import type { Surroundings } from '../surroundings/surroundings.ts';
import { controlAt } from './form-part.ts';
import { sourcesOfForm } from './form-sources.ts';

/** Models and fields that linkages and choices of a form query must exist, as they are or will be published. */
export function checkSources(form: FormDefinition, around: Pick<Surroundings, 'model'>, report: Report): DocumentIssue[] {
  return sourcesOfForm(form).flatMap(({ key, schemaCode, fields }) => {
    const model = around.model(schemaCode);
    if (!model) return [report('UnknownModel', controlAt(key), { code: schemaCode })];
    return fields
      .map((field) => field.split('.')[0]!)
      .filter((code) => code !== 'name' && !isSystemField(code) && !findItem(model, code))
      .map((code) => report('UnknownItem', controlAt(key), { code: `${schemaCode}.${code}` }));
  });
}
