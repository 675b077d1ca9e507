import type { ModelDefinition } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { findModel } from '../catalog.ts';
import { unitComparisons } from './unit-comparisons.ts';
import { unitIssues, type UnitIssue } from './unit-issues.ts';

/** A document with the path under which its issues are reported. */
export type LocatedDocument = readonly [path: string, document: unknown];

/**
 * Returns the comparisons in documents that can never hold, because the unit does not exist or the field cannot hold it. `own`: the models
 * as they will be published; other models are used as they are.
 */
export async function findUnitIssues(
  executor: Executor,
  documents: readonly LocatedDocument[],
  own: readonly ModelDefinition[] = [],
): Promise<readonly UnitIssue[]> {
  const models = new Map(own.map((model) => [model.code, model]));
  for (const code of new Set(documents.flatMap(([, document]) => schemaCodes(document)))) {
    const published = models.has(code) ? null : await findModel(executor, code);
    if (published) models.set(code, published.definition);
  }
  return unitIssues(
    executor,
    documents.flatMap(([path, document]) => unitComparisons(document, path, (code) => models.get(code))),
  );
}

function schemaCodes(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'schemaCode' in value && typeof value.schemaCode === 'string' && value.schemaCode !== '' ? [value.schemaCode] : [];
  return [...own, ...Object.values(value).flatMap(schemaCodes)];
}
