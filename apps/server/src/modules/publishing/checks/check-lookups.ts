import { isSystemField, type FormDefinition } from '@inkstone/schema';
import { lookupsOfForm } from '../../apps/index.ts';
import { findItem, type KnownModels } from './known-models.ts';
import { publishIssue, type PublishIssue } from './publish-issue.ts';

/** Models and fields that formulas of a form look up must exist, as they are or will be published. */
export function checkLookups(form: FormDefinition, known: KnownModels, path: string): readonly PublishIssue[] {
  return lookupsOfForm(form).flatMap(({ key, schemaCode, field, result }) => {
    const model = known.get(schemaCode);
    if (!model) return [publishIssue('UnknownModel', `${path}.${key}`, { code: schemaCode })];
    return [field, result]
      .filter((code) => !isSystemField(code) && !findItem(model, code))
      .map((code) => publishIssue('UnknownItem', `${path}.${key}`, { code: `${schemaCode}.${code}` }));
  });
}
