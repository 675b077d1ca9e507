import { locales, type AppDefinition, type PageCard } from '@inkstone/schema';
import { ConditionRefusal } from '@inkstone/formula/sql';
import type { Requester } from '../../../platform/http/request-context.ts';
import { storedConditionSql } from '../../conditions/index.ts';
import { hasTotal } from '../../queries/index.ts';
import type { KnownLists } from './known-lists.ts';
import type { KnownModels } from './known-models.ts';
import { publishIssue, repeatedCodes, type PublishIssue } from './publish-issue.ts';

const noId = '00000000-0000-0000-0000-000000000000';

/** All names in the cards of pages must exist and be usable as the card requires. */
export function checkPages(app: AppDefinition, known: KnownModels, lists: KnownLists): PublishIssue[] {
  return (app.pages ?? []).flatMap((page) => {
    const path = `pages.${page.code}`;
    return [
      ...repeatedCodes(
        page.cards.map(({ code }) => code),
        (code) => `${path}.${code}`,
      ),
      ...page.cards.flatMap((card) =>
        checkCard(card, app, known, lists).map((each) => publishIssue(each.code, `${path}.${card.code}`, each.params)),
      ),
    ];
  });
}

/** Only the filter's validity is checked, so the requester's data does not matter. */
const anybody: Requester = {
  actor: { id: noId, name: '', account: '', departmentId: noId, departmentName: '', isAdmin: false, isAppAdmin: false },
  locale: locales[0],
  now: () => new Date(0),
  timeZone: 'UTC',
};

type Defect = Pick<PublishIssue, 'code' | 'params'>;

function checkCard(card: PageCard, app: AppDefinition, known: KnownModels, lists: KnownLists): Defect[] {
  if (card.kind === 'forms') {
    const unknown = card.functions.filter((code) => !app.functions.some((entry) => entry.code === code));
    return unknown.map((code) => ({ code: 'UnknownFunction', params: { code } }));
  }
  if (!('schemaCode' in card)) return [];
  const model = known.get(card.schemaCode);
  if (!model) return [{ code: 'UnknownModel', params: { code: card.schemaCode } }];
  if (!('listCode' in card)) return [];
  const isListed = lists(card.schemaCode, card.listCode);
  const refused = card.filter && storedConditionSql(anybody, model, card.filter);
  return [
    ...(isListed ? [] : [{ code: 'UnknownList' as const, params: { code: card.listCode } }]),
    ...(refused instanceof ConditionRefusal
      ? [{ code: 'FilterDefect' as const, params: { field: refused.field ?? '', reason: refused.error } }]
      : []),
    ...(card.kind === 'number' && card.total && !hasTotal(model, card.total) ? [{ code: 'TotalUnfit' as const, params: card.total }] : []),
  ];
}
