import { isSystemField, type FormDefinition } from '@inkstone/schema';
import { lookupsOfForm } from '../../apps/index.ts';
import { findItem, type KnownModels } from './known-models.ts';
import { problem, type Problem } from './problem.ts';

/** Models and fields that formulas of a form look up must exist, as they are or will be published. */
export function checkLookups(form: FormDefinition, known: KnownModels, path: string): readonly Problem[] {
  return lookupsOfForm(form).flatMap(({ key, schemaCode, field, result }) => {
    const model = known.get(schemaCode);
    if (!model) return [problem('UnknownModel', `${path}.${key}`, { code: schemaCode })];
    return [field, result]
      .filter((code) => !isSystemField(code) && !findItem(model, code))
      .map((code) => problem('UnknownItem', `${path}.${key}`, { code: `${schemaCode}.${code}` }));
  });
}
