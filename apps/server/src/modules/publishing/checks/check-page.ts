import { locales, type AppDefinition, type PageCard } from '@inkstone/schema';
import { ConditionRefusal } from '@inkstone/formula/sql';
import type { Asker } from '../../../platform/http/request-context.ts';
import { askedCondition } from '../../conditions/index.ts';
import { hasTotal } from '../../queries/index.ts';
import type { KnownLists } from './known-lists.ts';
import type { KnownModels } from './known-models.ts';
import { problem, repeatedCodes, type Problem } from './problem.ts';

const noId = '00000000-0000-0000-0000-000000000000';

/** Everything the cards of pages name is there, and can be shown as they want it. */
export function checkPages(app: AppDefinition, known: KnownModels, lists: KnownLists): Problem[] {
  return (app.pages ?? []).flatMap((page) => {
    const path = `pages.${page.code}`;
    return [
      ...repeatedCodes(
        page.cards.map(({ code }) => code),
        (code) => `${path}.${code}`,
      ),
      ...page.cards.flatMap((card) =>
        checkCard(card, app, known, lists).map((each) => problem(each.code, `${path}.${card.code}`, each.params)),
      ),
    ];
  });
}

/** A filter is judged as it is written: what it says of whoever looks counts for nobody yet. */
const anybody: Asker = {
  actor: { id: noId, name: '', account: '', departmentId: noId, departmentName: '', isAdmin: false, isAppAdmin: false },
  locale: locales[0],
  now: () => new Date(0),
  timeZone: 'UTC',
};

type Defect = Pick<Problem, 'code' | 'params'>;

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
  const refused = card.filter && askedCondition(anybody, model, card.filter);
  return [
    ...(isListed ? [] : [{ code: 'UnknownList' as const, params: { code: card.listCode } }]),
    ...(refused instanceof ConditionRefusal
      ? [{ code: 'FilterDefect' as const, params: { field: refused.field ?? '', reason: refused.error } }]
      : []),
    ...(card.kind === 'number' && card.total && !hasTotal(model, card.total) ? [{ code: 'TotalUnfit' as const, params: card.total }] : []),
  ];
}
