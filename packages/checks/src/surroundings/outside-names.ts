import { dictionaryOf, type AppDefinition, type BusinessRule } from '@inkstone/schema';
import { referencedUnits, type ReferencedUnits } from '@inkstone/workflow';
import { lookupsOfForm } from '../form/form-lookups.ts';
import { partsOfForm } from '../form/form-part.ts';
import { modelsOfRule } from '../rule/models-of-rule.ts';
import { listOf, type NamedList } from './named-list.ts';

/** What an application's documents name outside of it, for `Outside`. */
export interface OutsideNames {
  readonly models: readonly string[];
  readonly lists: readonly NamedList[];
  /** Workflows that sub-processes start. */
  readonly workflows: readonly string[];
  readonly dictionaries: readonly string[];
  readonly units: ReferencedUnits;
}

/** `rules`: the rules of other applications that are checked with it. Units in conditions are known with the models (`unitTextsOf`). */
export function outsideNames(app: AppDefinition, rules: readonly BusinessRule[]): OutsideNames {
  const own = new Set(app.models.map(({ code }) => code));
  const lookups = app.forms.flatMap((form) => lookupsOfForm(form).map(({ schemaCode }) => schemaCode));
  const models = new Set([...modelsNamedIn(app), ...lookups, ...rules.flatMap(modelsOfRule)]);
  const cards = (app.pages ?? []).flatMap((page) => page.cards.flatMap((card) => ('listCode' in card ? [card] : [])));
  const parts = app.forms.flatMap(partsOfForm).map(({ part }) => part);
  const units = referencedUnits(app.workflows);
  const started = app.workflows.flatMap(({ activities }) =>
    activities.flatMap((each) => (each.kind === 'subprocess' ? [each.workflow] : [])),
  );
  return {
    models: [...models].filter((code) => !own.has(code)),
    lists: [
      ...parts.flatMap(({ options }) => listOf(options) ?? []),
      ...cards.map(({ schemaCode, listCode }) => ({ schemaCode, listCode })),
    ],
    workflows: [...new Set(started)],
    dictionaries: [...new Set(parts.flatMap(({ options }) => dictionaryOf(options)?.dictionaryId ?? []))],
    units: { ...units, people: new Set([...units.people, ...(app.scenarios ?? []).map(({ initiator }) => initiator)]) },
  };
}

/** Documents and their parts name models as `schemaCode`. */
function modelsNamedIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const named = 'schemaCode' in value && typeof value.schemaCode === 'string' && value.schemaCode !== '' ? [value.schemaCode] : [];
  return [...named, ...Object.values(value).flatMap(modelsNamedIn)];
}
