import type { PageCard, PageDefinition } from '@inkstone/schema';
import { asWarning, errorsIn, type DocumentIssue, type Report } from '../issue/document-issue.ts';
import type { IssueLocation } from '../issue/issue-location.ts';
import { repeatedCodes } from '../issue/repeated-codes.ts';
import { refusedCondition } from '../list/refused-condition.ts';
import type { Surroundings } from '../surroundings/surroundings.ts';
import { checkUnits } from '../units/check-units.ts';
import { hasTotal } from './has-total.ts';
import { viewersOf } from './viewers.ts';

/** All names in the cards of a page must exist and be usable as the card requires. */
export function checkPage(page: PageDefinition, around: Surroundings): DocumentIssue[] {
  const key = { kind: 'page', code: page.code } as const;
  const report = errorsIn(key);
  const codes = page.cards.map(({ code }) => code);
  return [
    ...repeatedCodes(codes, report, (card) => ({ kind: 'card', card })),
    ...page.cards.flatMap((card) => checkCard(card, around, report)),
    ...checkVisibility(page, around, report),
    ...checkUnits(key, page, around),
  ];
}

function checkCard(card: PageCard, around: Surroundings, report: Report): DocumentIssue[] {
  const at = (setting: string): IssueLocation => ({ kind: 'card', card: card.code, setting });
  if (card.kind === 'forms') {
    const unknown = card.functions.filter((code) => !around.menu.some((entry) => entry.code === code));
    return unknown.map((code) => report('UnknownFunction', at('functions'), { code }));
  }
  if (!('schemaCode' in card)) return [];
  const model = around.model(card.schemaCode);
  if (!model) return [report('UnknownModel', at('schemaCode'), { code: card.schemaCode })];
  if (!('listCode' in card)) return [];
  const refused = card.filter && refusedCondition(model, card.filter);
  return [
    ...(around.hasList(card.schemaCode, card.listCode) ? [] : [report('UnknownList', at('listCode'), { code: card.listCode })]),
    ...(refused ? [report('FilterDefect', at('filter'), { field: refused.field ?? '', reason: refused.error })] : []),
    ...(card.kind === 'number' && card.total && !hasTotal(model, card.total) ? [report('TotalUnfit', at('total'), card.total)] : []),
  ];
}

/** A page may name roles that do not exist yet, because roles are created after their application; until then it is a warning. */
function checkVisibility({ seenBy = [] }: PageDefinition, around: Surroundings, report: Report): DocumentIssue[] {
  return seenBy
    .flatMap(viewersOf)
    .filter(({ kind, code }) => !around.hasViewer(kind, code))
    .map(({ code }) => asWarning(report('VisibilityUnknown', { kind: 'visibility' }, { code })));
}
