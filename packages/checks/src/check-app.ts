import { documentId } from '@inkstone/design';
import {
  documentKeyOf,
  documentLists,
  listedKinds,
  type AppDefinition,
  type DocumentKey,
  type ListedDocument,
  type ListedKind,
} from '@inkstone/schema';
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
import { checkPrint, checkPrintsOfForms } from './print/check-print.ts';
import { checkRole, checkRoleNames } from './role/check-role.ts';
import { checkOwnRule, checkRule } from './rule/check-rule.ts';
import { modelsOfRule } from './rule/models-of-rule.ts';
import { checkScenario, checkScenariosOfWorkflows } from './scenario/check-scenario.ts';
import type { ExternalObjects } from './surroundings/external-objects.ts';
import { rulesWith, surroundingsOf } from './surroundings/surroundings-of.ts';
import type { Surroundings } from './surroundings/surroundings.ts';
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
export function checkApp(input: AppDefinition, external: ExternalObjects): DocumentIssue[] {
  const app = withNoRepeat(input);
  const around = surroundingsOf(app, external);
  return checksOf(app, external).flatMap((check) => check.run(around));
}

/** The check of one document of each kind, apart from the application itself. */
const checks: { readonly [K in ListedKind]: (document: ListedDocument<K>, around: Surroundings) => readonly DocumentIssue[] } = {
  model: withOffers(checkModel, usesOfModel),
  form: withOffers(checkForm, usesOfForm),
  list: withOffers(checkList, usesOfList),
  workflow: withOffers(checkWorkflow, usesOfWorkflow),
  page: withOffers(checkPage, usesOfPage),
  rule: withOffers(checkOwnRule, usesOfRule),
  print: checkPrint,
  scenario: checkScenario,
  role: checkRole,
};

/** The checks of an application's documents, in the order in which their issues are told. Models have the rules of their forms. */
export function checksOf(app: AppDefinition, external: ExternalObjects): readonly DocumentCheck[] {
  const owned = new Set(app.models.map(({ code }) => code));
  const own = new Set(app.rules);
  // The active rules that read or write these models must fit them, whichever application they belong to.
  const rules = rulesWith(app, external).filter(
    (rule) => rule.active && (own.has(rule) || modelsOfRule(rule).some((code) => owned.has(code))),
  );
  const { prints = [], scenarios = [], roles = [] } = app;
  return [
    { id: 'keys', subject: app, run: () => listedKinds.flatMap((kind) => repeatedKeys(kind, app[documentLists[kind]] ?? [])) },
    ...listedKinds.flatMap((kind) => checksOfKind(kind, app)),
    { id: 'menu', subject: app, run: (around) => checkMenu(app, around) },
    ...rules.map((rule): DocumentCheck => ({ id: `fit/${rule.code}`, subject: rule, run: (around) => checkRule(rule, around) })),
    { id: 'prints', subject: app.prints, run: () => checkPrintsOfForms(prints) },
    { id: 'scenarios', subject: app.scenarios, run: () => checkScenariosOfWorkflows(scenarios) },
    { id: 'roles', subject: app.roles, run: () => checkRoleNames(roles) },
  ];
}

const checksOfKind = <K extends ListedKind>(kind: K, app: AppDefinition): readonly DocumentCheck[] =>
  ((app[documentLists[kind]] ?? []) as readonly ListedDocument<K>[]).map((document) => ({
    id: checkIdOf(documentKeyOf(kind, document)),
    subject: document,
    run: (around) => checks[kind](document, around),
  }));

/** The id of the check of a document; of the application itself, that of its menu. */
export const checkIdOf = (key: DocumentKey): string => (key.kind === 'app' ? 'menu' : documentId(key));

/** Codes of forms, lists and print templates are unique in their model, those of others in the application, ignoring case. */
function repeatedKeys(kind: ListedKind, documents: readonly { readonly code: string; readonly schemaCode?: string }[]): DocumentIssue[] {
  const seen = new Set<string>();
  return documents
    .map((document) => documentKeyOf(kind, document))
    .flatMap((key) => {
      const name = 'schemaCode' in key ? `${key.schemaCode}.${key.code}` : key.code;
      const isTwice = seen.has(name.toLowerCase());
      seen.add(name.toLowerCase());
      return isTwice ? [errorsIn(key)('CodeTwice', wholeDocument, { code: name })] : [];
    });
}
