import type { AppDefinition, DocumentKey } from '@inkstone/schema';
import { checkForm } from './form/check-form.ts';
import { errorsIn, type DocumentIssue } from './issue/document-issue.ts';
import { wholeDocument } from './issue/issue-location.ts';
import { checkList } from './list/check-list.ts';
import { checkMenu } from './menu/check-menu.ts';
import { checkModel } from './model/check-model.ts';
import { withNoRepeat } from './model/no-repeat-items.ts';
import { withOffers } from './offers/check-offers.ts';
import { usesOfForm, usesOfList, usesOfModel, usesOfPage, usesOfRule, usesOfWorkflow } from './offers/model-uses.ts';
import { checkPage } from './page/check-page.ts';
import { checkRule } from './rule/check-rule.ts';
import { modelsOfRule } from './rule/models-of-rule.ts';
import type { Outside } from './surroundings/outside.ts';
import { rulesWith, surroundingsOf } from './surroundings/surroundings-of.ts';
import type { Surroundings } from './surroundings/surroundings.ts';
import { checkUnits } from './units/check-units.ts';
import { checkWorkflow } from './workflow/check-workflow.ts';

/** The check of one document. */
export interface DocumentCheck {
  /** The same for the same document of another state of the application. */
  readonly id: string;
  /** What is checked, apart from what surrounds it. */
  readonly subject: unknown;
  run(around: Surroundings): readonly DocumentIssue[];
}

/** Returns all issues of an application's documents and of their references to each other and to what is outside. */
export function checkApp(input: AppDefinition, outside: Outside): DocumentIssue[] {
  const app = withNoRepeat(input);
  const around = surroundingsOf(app, outside);
  return checksOf(app, outside).flatMap((check) => check.run(around));
}

/** The checks of an application's documents, in the order in which their issues are told. Models have the rules of their forms. */
export function checksOf(app: AppDefinition, outside: Outside): readonly DocumentCheck[] {
  const owned = new Set(app.models.map(({ code }) => code));
  // The active rules that read or write these models must fit them, whichever application they belong to.
  const rules = rulesWith(app, outside).filter((rule) => rule.active && modelsOfRule(rule).some((code) => owned.has(code)));
  const own = (app.rules ?? []).filter(({ active }) => active);
  return [
    { id: 'keys', subject: app, run: () => keysOf(app).flatMap(repeatedKeys) },
    ...each('model', app.models, withOffers(checkModel, usesOfModel)),
    ...each('form', app.forms, withOffers(checkForm, usesOfForm)),
    ...each('list', app.lists, withOffers(checkList, usesOfList)),
    ...each('workflow', app.workflows, withOffers(checkWorkflow, usesOfWorkflow)),
    ...each('page', app.pages ?? [], withOffers(checkPage, usesOfPage)),
    { id: 'menu', subject: app, run: (around) => checkMenu(app, around) },
    ...each('rule', rules, checkRule),
    ...each(
      'units',
      own,
      withOffers((rule, around) => checkUnits({ kind: 'rule', code: rule.code }, rule, around), usesOfRule),
    ),
  ];
}

function each<T extends { readonly code: string; readonly schemaCode?: string }>(
  kind: string,
  documents: readonly T[],
  check: (document: T, around: Surroundings) => readonly DocumentIssue[],
): readonly DocumentCheck[] {
  return documents.map((document) => ({
    id: `${kind}/${document.schemaCode ?? ''}/${document.code}`,
    subject: document,
    run: (around) => check(document, around),
  }));
}

function keysOf({ models, forms, lists, workflows, pages = [] }: AppDefinition): readonly (readonly DocumentKey[])[] {
  return [
    models.map(({ code }) => ({ kind: 'model', code })),
    forms.map(({ schemaCode, code }) => ({ kind: 'form', schemaCode, code })),
    lists.map(({ schemaCode, code }) => ({ kind: 'list', schemaCode, code })),
    workflows.map(({ code }) => ({ kind: 'workflow', code })),
    pages.map(({ code }) => ({ kind: 'page', code })),
  ];
}

/** Codes of forms and lists are unique in their model, ignoring case. */
function repeatedKeys(keys: readonly DocumentKey[]): DocumentIssue[] {
  const seen = new Set<string>();
  return keys.flatMap((key) => {
    const name = 'schemaCode' in key ? `${key.schemaCode}.${key.code}` : key.code;
    const isTwice = seen.has(name.toLowerCase());
    seen.add(name.toLowerCase());
    return isTwice ? [errorsIn(key)('CodeTwice', wholeDocument, { code: name })] : [];
  });
}
