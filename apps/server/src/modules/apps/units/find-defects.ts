import type { ModelDefinition } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { findModel } from '../catalog.ts';
import { unitComparisons } from './unit-comparisons.ts';
import { unitDefects, type UnitDefect } from './unit-defects.ts';

/** A document with the path by which its defects are told. */
export type PlacedDocument = readonly [path: string, document: unknown];

/**
 * The comparisons in documents that can never hold, because who is named is not there or is not what the field holds. `own`: the models as
 * they will be; others are taken as they are published.
 */
export async function findDefects(
  executor: Executor,
  documents: readonly PlacedDocument[],
  own: readonly ModelDefinition[] = [],
): Promise<readonly UnitDefect[]> {
  const models = new Map(own.map((model) => [model.code, model]));
  for (const code of new Set(documents.flatMap(([, document]) => schemaCodes(document)))) {
    const published = models.has(code) ? null : await findModel(executor, code);
    if (published) models.set(code, published.definition);
  }
  return unitDefects(
    executor,
    documents.flatMap(([path, document]) => unitComparisons(document, path, (code) => models.get(code))),
  );
}

function schemaCodes(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'schemaCode' in value && typeof value.schemaCode === 'string' && value.schemaCode !== '' ? [value.schemaCode] : [];
  return [...own, ...Object.values(value).flatMap(schemaCodes)];
}
