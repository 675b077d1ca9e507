import { errorsIn, type DocumentIssue } from '../issue/document-issue.ts';
import { issuePath } from '../issue/issue-path.ts';
import type { Surroundings } from '../surroundings/surroundings.ts';
import type { ModelUse } from './model-uses.ts';

/** Returns a check of a document together with the offers of what it uses. */
export const withOffers =
  <T>(check: (document: T, around: Surroundings) => readonly DocumentIssue[], usesOf: (document: T) => readonly ModelUse[]) =>
  (document: T, around: Surroundings): readonly DocumentIssue[] => [...check(document, around), ...offerIssues(usesOf(document), around)];

/** The model of another application is used only where that application offers it, for reading or also for writing. */
function offerIssues(uses: readonly ModelUse[], around: Pick<Surroundings, 'offerOf'>): DocumentIssue[] {
  const told = new Set<string>();
  return uses.flatMap(({ document, location, schemaCode, writes }): DocumentIssue[] => {
    const offer = around.offerOf(schemaCode);
    if (!offer || offer.mode === 'write' || (offer.mode === 'read' && !writes)) return [];
    const place = `${issuePath(document, location)} ${schemaCode}`;
    if (told.has(place)) return [];
    told.add(place);
    const code = offer.mode === null ? 'NotOffered' : 'NotOfferedForWriting';
    return [errorsIn(document)(code, location, { code: schemaCode, app: offer.app })];
  });
}
