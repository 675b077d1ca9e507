import { unitComparisons, unitIssues, unitTextsOf, type UnitIssue } from '@inkstone/checks';
import type { ModelDefinition } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { findModel } from '../catalog.ts';
import { namedUnits } from './named-units.ts';

/** Returns the comparisons in a document that can never hold, because the unit does not exist or the field cannot hold it. */
export async function findUnitIssues(executor: Executor, document: unknown): Promise<readonly UnitIssue[]> {
  const models = new Map<string, ModelDefinition>();
  for (const code of new Set(schemaCodes(document))) {
    const published = await findModel(executor, code);
    if (published) models.set(code, published.definition);
  }
  const comparisons = unitComparisons(document, (code) => models.get(code));
  const named = Map.groupBy(await namedUnits(executor, unitTextsOf(comparisons)), ({ text }) => text);
  return unitIssues(comparisons, (text) => named.get(text) ?? []);
}

function schemaCodes(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'schemaCode' in value && typeof value.schemaCode === 'string' && value.schemaCode !== '' ? [value.schemaCode] : [];
  return [...own, ...Object.values(value).flatMap(schemaCodes)];
}
