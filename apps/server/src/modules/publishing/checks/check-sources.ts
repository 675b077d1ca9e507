import { isSystemField, type FormDefinition } from '@inkstone/schema';
import { sourcesOfForm } from './form-sources.ts';
import { findItem, type KnownModels } from './known-models.ts';
import { publishIssue, type PublishIssue } from './publish-issue.ts';

/** Models and fields that linkages and choices of a form query must exist, as they are or will be published. */
export function checkSources(form: FormDefinition, known: KnownModels, path: string): readonly PublishIssue[] {
  return sourcesOfForm(form).flatMap(({ key, schemaCode, fields }) => {
    const model = known.get(schemaCode);
    if (!model) return [publishIssue('UnknownModel', `${path}.${key}`, { code: schemaCode })];
    return fields
      .map((field) => field.split('.')[0]!)
      .filter((code) => code !== 'name' && !isSystemField(code) && !findItem(model, code))
      .map((code) => publishIssue('UnknownItem', `${path}.${key}`, { code: `${schemaCode}.${code}` }));
  });
}
