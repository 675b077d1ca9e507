import type { WorkflowDetails } from '@inkstone/api';
import { parseFormula, printFormula } from '@inkstone/formula';
import {
  joinNames,
  labelled,
  readPermission,
  type Activity,
  type Locale,
  type LocalizedText,
  type ParticipantSource,
  type WorkflowDefinition,
} from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { findModel } from '../../apps/index.ts';
import { directory } from '../../organization/index.ts';
import { fieldName, sourceText, type ReasonNames } from '../views/participant-reason.ts';
import { unitNames } from '../views/unit-names.ts';

/** Returns participants and conditions of a workflow in words. Names that do not exist any more are shown as written. */
export async function definitionDetails(executor: Executor, workflow: WorkflowDefinition, locale: Locale): Promise<WorkflowDetails> {
  const model = (await findModel(executor, workflow.schemaCode))?.definition ?? { dataItems: [] };
  const asking = workflow.activities.flatMap((activity) => {
    const sources = sourcesOf(activity);
    return sources.length > 0 ? [{ code: activity.code, sources }] : [];
  });
  const all = asking.flatMap(({ sources }) => sources.flatMap((source) => [source, ...scopeOf(source)]));
  const units = await unitNames(
    executor,
    all.map((source) => ({ kind: 'source', source })),
    locale,
  );
  const names: ReasonNames = { locale, workflow, model, permission: readPermission, person: (id) => id, ...units };
  const people = await peopleNames(executor, all);
  const textOf = (source: ParticipantSource): string => {
    const text = sourceText(source, names);
    const details = detailsOf(source, { names, people, textOf });
    return details === '' ? text : labelled(text, details, locale);
  };
  return {
    activities: asking.map(({ code, sources }) => ({ code, participants: sources.map(textOf) })),
    routes: workflow.routes.flatMap(({ code, condition }) => (condition ? [{ code, condition: inWords(condition, names) }] : [])),
  };
}

const withinText: LocalizedText = { zh: '發起人部門之內', en: "within the initiator's department" };
const belowText: LocalizedText = { zh: '含下級部門', en: 'including subdepartments' };

function sourcesOf(activity: Activity): readonly ParticipantSource[] {
  if ('participants' in activity) return activity.participants;
  return activity.kind === 'subprocess' && activity.each.kind === 'person' ? activity.each.participants : [];
}

const scopeOf = (source: ParticipantSource): readonly ParticipantSource[] => (source.kind === 'chosen' ? source.scope : []);

interface Around {
  readonly names: ReasonNames;
  readonly people: ReadonlyMap<string, string>;
  readonly textOf: (source: ParticipantSource) => string;
}

/** What a source says besides its kind: people by name, a formula, a scope. */
function detailsOf(source: ParticipantSource, { names, people, textOf }: Around): string {
  const join = (texts: readonly string[]): string => joinNames(texts, names.locale);
  if (source.kind === 'users') return join(source.users.map((user) => people.get(user) ?? user));
  if (source.kind === 'formula') return inWords(source.formula, names);
  if (source.kind === 'chosen') return join(source.scope.map(textOf));
  if (source.kind === 'role' && source.withinInitiatorDepartment) return withinText[names.locale];
  return source.kind === 'department' && source.recursive ? belowText[names.locale] : '';
}

function inWords(formula: string, names: ReasonNames): string {
  const { expression, issues } = parseFormula(formula);
  return issues.length > 0 ? formula : printFormula(expression, { locale: names.locale, nameOf: (path) => fieldName(names, path) });
}

/** The names of people by what the definition writes: an account or an id. */
async function peopleNames(executor: Executor, sources: readonly ParticipantSource[]): Promise<ReadonlyMap<string, string>> {
  const lookup = directory(executor);
  const written = new Set(sources.flatMap((source) => (source.kind === 'users' ? source.users : [])));
  const byId = await lookup.people([...written]);
  const names = new Map<string, string>();
  for (const user of written) {
    const person = byId.get(user) ?? (await lookup.personByAccount(user));
    if (person) names.set(user, person.name);
  }
  return names;
}
