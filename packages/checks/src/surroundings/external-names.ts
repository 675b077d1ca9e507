import { dictionaryOf, documentLists, listedKinds, type AppDefinition, type BusinessRule, type FormDefinition } from '@inkstone/schema';
import { referencedUnits, type ReferencedUnits } from '@inkstone/workflow';
import { lookupsOfForm } from '../form/form-lookups.ts';
import { partsOfForm } from '../form/form-part.ts';
import { modelsOfRule } from '../rule/models-of-rule.ts';
import { memoByObject } from './memo-by-object.ts';
import { listOf, type NamedList } from './named-list.ts';

/** What an application's documents name outside of it, for `ExternalObjects`. */
export interface ExternalNames {
  readonly models: readonly string[];
  readonly lists: readonly NamedList[];
  /** Workflows that sub-processes start. */
  readonly workflows: readonly string[];
  readonly dictionaries: readonly string[];
  readonly units: ReferencedUnits;
}

/** `rules`: the rules of other applications that are checked with it. Units in conditions are known with the models (`unitTextsOf`). */
export function externalNames(app: AppDefinition, rules: readonly BusinessRule[]): ExternalNames {
  const own = new Set(app.models.map(({ code }) => code));
  const documents = listedKinds.flatMap((kind): readonly object[] => app[documentLists[kind]] ?? []);
  const models = new Set([
    ...documents.flatMap(modelsNamedOnce),
    ...modelsNamedIn(app.functions),
    ...app.forms.flatMap(lookedUpModels),
    ...rules.flatMap(modelsOfRule),
  ]);
  const cards = (app.pages ?? []).flatMap((page) => page.cards.flatMap((card) => ('listCode' in card ? [card] : [])));
  const ofForms = app.forms.map(namesOfControls);
  const units = referencedUnits(app.workflows);
  const started = app.workflows.flatMap(({ activities }) =>
    activities.flatMap((each) => (each.kind === 'subprocess' ? [each.workflow] : [])),
  );
  return {
    models: [...models].filter((code) => !own.has(code)),
    lists: [...ofForms.flatMap(({ lists }) => lists), ...cards.map(({ schemaCode, listCode }) => ({ schemaCode, listCode }))],
    workflows: [...new Set(started)],
    dictionaries: [...new Set(ofForms.flatMap(({ dictionaries }) => dictionaries))],
    units: { ...units, people: new Set([...units.people, ...(app.scenarios ?? []).map(({ initiator }) => initiator)]) },
  };
}

const lookedUpModels = memoByObject((form: FormDefinition) => lookupsOfForm(form).map(({ schemaCode }) => schemaCode));

const namesOfControls = memoByObject((form: FormDefinition) => {
  const parts = partsOfForm(form).map(({ part }) => part);
  return {
    lists: parts.flatMap(({ options }) => listOf(options) ?? []),
    dictionaries: parts.flatMap(({ options }) => dictionaryOf(options)?.dictionaryId ?? []),
  };
});

const modelsNamedOnce = memoByObject(modelsNamedIn);

/** Documents and their parts name models as `schemaCode`. */
function modelsNamedIn(value: unknown): readonly string[] {
  const found = new Set<string>();
  addModels(value, found);
  return [...found];
}

function addModels(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('schemaCode' in value && typeof value.schemaCode === 'string' && value.schemaCode !== '') found.add(value.schemaCode);
  for (const each of Object.values(value)) addModels(each, found);
}
