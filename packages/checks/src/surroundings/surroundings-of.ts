import type { AppDefinition, BusinessRule, FormDefinition } from '@inkstone/schema';
import type { ExternalObjects } from './external-objects.ts';
import type { Surroundings } from './surroundings.ts';

/** Returns the surroundings of an application's documents: its own documents as they will be published, laid over what is outside. */
export function surroundingsOf(app: AppDefinition, external: ExternalObjects): Surroundings {
  const models = new Map([...external.models, ...app.models].map((model) => [model.code, model]));
  const owned = new Set(app.models.map(({ code }) => code));
  const lists = new Set([...external.lists, ...app.lists.map(({ schemaCode, code }) => ({ schemaCode, listCode: code }))].map(listName));
  const dictionaries = new Set([...external.dictionaries, ...(app.dictionaries ?? []).map(({ code }) => code)]);
  const rules = rulesWith(app, external);
  const callable = rules.filter(({ active, trigger }) => active && trigger === 'called');
  const { people, inactivePeople, departments, roles } = external.units;
  const named = Map.groupBy(external.namedUnits, ({ text }) => text);
  return {
    appCode: app.code,
    menu: app.functions,
    model: (code) => models.get(code),
    offerOf: (code) => (owned.has(code) ? undefined : external.offers.find(({ schemaCode }) => schemaCode === code)),
    ownsModel: (code) => owned.has(code),
    workflow: (code) => app.workflows.find((workflow) => workflow.code === code),
    forms: (schemaCode) => app.forms.filter((form) => form.schemaCode === schemaCode),
    defaultForm: (schemaCode) =>
      owned.has(schemaCode) ? defaultForm(app, schemaCode) : external.forms.find((form) => form.schemaCode === schemaCode),
    hasList: (schemaCode, listCode) => lists.has(listName({ schemaCode, listCode })),
    modelsOf: (kind, code) => app[kind].filter((document) => document.code === code).map(({ schemaCode }) => schemaCode),
    ownerOf: (kind, code) => external.owners.find((owner) => owner.kind === kind && owner.code === code)?.app,
    hasDictionary: (idOrCode) => dictionaries.has(idOrCode),
    rules,
    callableRule: (code) => callable.find((rule) => rule.code === code),
    runnable: {
      workflows: new Set([...app.workflows.map(({ code }) => code), ...external.workflows]),
      rules: new Set([...external.services, ...callable.map(({ code }) => code)]),
    },
    units: {
      people: new Set(people),
      inactivePeople: new Set(inactivePeople),
      departments: new Set(departments),
      roles: new Set(roles),
    },
    unitsNamed: (text) => named.get(text) ?? [],
    hasViewer: (kind, code) =>
      (kind === 'app-role' && (app.roles ?? []).some((role) => role.code === code || role.name === code)) ||
      !external.unknownViewers.some((viewer) => viewer.kind === kind && viewer.code === code),
  };
}

/** The rules of the application and those outside. */
export function rulesWith({ rules = [] }: AppDefinition, external: ExternalObjects): readonly BusinessRule[] {
  const own = new Set(rules.map(({ code }) => code));
  return [...rules, ...external.rules.filter(({ code }) => !own.has(code))];
}

function listName({ schemaCode, listCode }: { readonly schemaCode: string; readonly listCode: string }): string {
  return `${schemaCode} ${listCode}`;
}

function defaultForm({ functions, forms }: AppDefinition, schemaCode: string): FormDefinition | undefined {
  const code = functions.find((entry) => entry.schemaCode === schemaCode)?.formCode;
  const own = forms.filter((form) => form.schemaCode === schemaCode);
  return own.find((form) => form.code === code) ?? own.toSorted((a, b) => (a.code < b.code ? -1 : 1))[0];
}
