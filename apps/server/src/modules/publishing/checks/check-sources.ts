import { isSystemField, type FormDefinition } from '@inkstone/schema';
import { sourcesOfForm } from './form-sources.ts';
import { findItem, type KnownModels } from './known-models.ts';
import { problem, type Problem } from './problem.ts';

/** Models and fields that linkages and choices of a form ask for must exist, as they are or will be published. */
export function checkSources(form: FormDefinition, known: KnownModels, path: string): readonly Problem[] {
  return sourcesOfForm(form).flatMap(({ key, schemaCode, fields }) => {
    const model = known.get(schemaCode);
    if (!model) return [problem('UnknownModel', `${path}.${key}`, { code: schemaCode })];
    return fields
      .map((field) => field.split('.')[0]!)
      .filter((code) => code !== 'name' && !isSystemField(code) && !findItem(model, code))
      .map((code) => problem('UnknownItem', `${path}.${key}`, { code: `${schemaCode}.${code}` }));
  });
}
