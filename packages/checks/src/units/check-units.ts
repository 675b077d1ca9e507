import type { DocumentKey } from '@inkstone/schema';
import { errorsIn, type DocumentIssue } from '../issue/document-issue.ts';
import type { Surroundings } from '../surroundings/surroundings.ts';
import { unitComparisons } from './unit-comparisons.ts';
import { unitIssues } from './unit-issues.ts';

/** People and departments in the conditions of a document must exist and fit the compared field. */
export function checkUnits(key: DocumentKey, document: unknown, around: Pick<Surroundings, 'model' | 'unitsNamed'>): DocumentIssue[] {
  const report = errorsIn(key);
  return unitIssues(unitComparisons(document, around.model), around.unitsNamed).map(({ property, field, text, detail }) =>
    report('UnitUnknown', { kind: 'property', property }, { field, text, detail }),
  );
}
