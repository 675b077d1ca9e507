import { modelsOfRule, externalNames, unitComparisons, unitTextsOf, type ExternalObjects } from '@inkstone/checks';
import type { AppDefinition, BusinessRule, ModelDefinition } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { documentHeadsView, findDocument, findModel, namedUnits, offerOf, readApp } from '../apps/index.ts';
import { findDictionary } from '../dictionary/index.ts';
import { knownUnitNames } from '../organization/index.ts';
import { visibilityMembers } from '../portal/index.ts';
import { findDefaultForm, rulesElsewhere } from '../rules/index.ts';

export interface ExternalInput {
  /** Rules of the installation that services may run. */
  readonly services: readonly string[];
}

/** Looks up everything that an application's documents name outside of it, so that the checks ask nobody. */
export async function loadExternalObjects(executor: Executor, app: AppDefinition, { services }: ExternalInput): Promise<ExternalObjects> {
  const rules = rulesConcerning(app, await rulesElsewhere(executor, app.code));
  const names = externalNames(app, rules);
  const models = await found(names.models, async (code) => (await findModel(executor, code))?.definition);
  const { people, inactivePeople, departments, roles: unitRoles } = await knownUnitNames(executor, names.units);
  return {
    models,
    offers: await offersElsewhere(
      executor,
      app.code,
      models.map(({ code }) => code),
    ),
    forms: await found(
      models.map(({ code }) => code),
      async (code) => await findDefaultForm(executor, code),
    ),
    lists: await found(names.lists, async (list) => {
      const key = { kind: 'list', scope: list.schemaCode, code: list.listCode } as const;
      return (await findDocument(executor, key)) && list;
    }),
    workflows: await publishedElsewhere(executor, app.code, names.workflows),
    dictionaries: await found(names.dictionaries, async (code) => (await findDictionary(executor, code)) && code),
    rules,
    services,
    owners: await ownersElsewhere(executor, app),
    units: { people: [...people], inactivePeople: [...inactivePeople], departments: [...departments], roles: [...unitRoles] },
    namedUnits: await namedUnits(executor, unitTexts(app, models)),
    unknownViewers: await unknownViewers(executor, app),
  };
}

/** The callable rules, and those that read or write the models of the application or of others among them: they may start each other. */
function rulesConcerning(app: AppDefinition, rules: readonly BusinessRule[]): BusinessRule[] {
  const models = new Set([...app.models.map(({ code }) => code), ...(app.rules ?? []).flatMap(modelsOfRule)]);
  const concerns = (rule: BusinessRule) => modelsOfRule(rule).some((code) => models.has(code));
  for (let size = -1; size !== models.size;) {
    size = models.size;
    for (const code of rules.filter(concerns).flatMap(modelsOfRule)) models.add(code);
  }
  return rules.filter((rule) => rule.trigger === 'called' || concerns(rule));
}

async function found<A, B>(asked: readonly A[], find: (one: A) => Promise<B | null | undefined>): Promise<B[]> {
  const results: B[] = [];
  for (const one of asked) {
    const result = await find(one);
    if (result !== null && result !== undefined) results.push(result);
  }
  return results;
}

function unitTexts(app: AppDefinition, published: readonly ModelDefinition[]): readonly string[] {
  const models = new Map([...published, ...app.models].map((model) => [model.code, model]));
  const documents = [...app.forms, ...app.lists, ...app.workflows, ...(app.pages ?? []), ...(app.rules ?? []), ...(app.roles ?? [])];
  return unitTextsOf(documents.flatMap((document) => unitComparisons(document, (code) => models.get(code))));
}

async function publishedElsewhere(executor: Executor, appCode: string, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const heads = await executor
    .selectFrom(documentHeadsView.as('document_heads'))
    .select('code')
    .where('kind', '=', 'workflow')
    .where('active', '=', true)
    .where('app_code', '<>', appCode)
    .where('code', 'in', codes)
    .execute();
  return heads.map(({ code }) => code);
}

const ownedKinds = ['model', 'workflow', 'rule'] as const;

/** Codes of models, workflows and rules are unique in the whole installation. */
async function ownersElsewhere(
  executor: Executor,
  { code: appCode, models, workflows, rules = [] }: AppDefinition,
): Promise<ExternalObjects['owners']> {
  const codes = [...models, ...workflows, ...rules].map(({ code }) => code);
  if (codes.length === 0) return [];
  const heads = await executor
    .selectFrom(documentHeadsView.as('document_heads'))
    .select(['kind', 'code', 'app_code'])
    .where('kind', 'in', ownedKinds)
    .where('code', 'in', codes)
    .where('app_code', '<>', appCode)
    .execute();
  return heads.flatMap(({ kind, code, app_code }) => {
    const owned = ownedKinds.find((each) => each === kind);
    return owned ? [{ kind: owned, code, app: app_code }] : [];
  });
}

/** For what other applications offer the models. */
async function offersElsewhere(executor: Executor, appCode: string, codes: readonly string[]): Promise<ExternalObjects['offers']> {
  const offers: ExternalObjects['offers'][number][] = [];
  for (const schemaCode of codes) {
    const model = await findModel(executor, schemaCode);
    if (!model || model.appCode === appCode) continue;
    const { name = model.appCode, name_i18n = {} } = (await readApp(executor, model.appCode)) ?? {};
    offers.push({ schemaCode, mode: await offerOf(executor, schemaCode), app: { zh: name, en: name_i18n.en ?? name } });
  }
  return offers;
}

/** Roles of the application itself are known to the checks. */
async function unknownViewers(executor: Executor, app: AppDefinition): Promise<ExternalObjects['unknownViewers']> {
  const viewers = (app.pages ?? []).flatMap(({ seenBy = [] }) => seenBy);
  const { unknown } = await visibilityMembers(executor, app.code, viewers);
  return unknown;
}
