import type { SimulationAnswer } from '@inkstone/api';
import { readPermission } from '@inkstone/schema';
import { outcomeOf, pathOf, type Played } from '@inkstone/workflow';
import type { Executor } from '../../../platform/db/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { loadModel, type PublishedWorkflow } from '../../apps/index.ts';
import { activityNames } from '../definition-names.ts';
import { reasonText } from '../views/participant-reason.ts';
import { personNames } from '../../organization/index.ts';
import { unitNames } from '../views/unit-names.ts';
import { refusalText } from '../refusal-text.ts';

/** Returns a simulated trial with the names of its activities and people, and the reasons for them. */
export async function presentTrial(
  executor: Executor,
  { locale }: Pick<RequestContext, 'locale'>,
  { definition }: PublishedWorkflow,
  played: Played,
): Promise<SimulationAnswer> {
  const people = played.visits.flatMap((visit) => visit.people);
  const reasons = people.map(({ reason }) => reason);
  const late = reasons.flatMap((reason) => (reason.kind === 'time-limit' ? [reason.of] : []));
  const nameOf = await personNames(executor, [...people.map(({ person }) => person), ...late]);
  const { definition: model } = await loadModel(executor, definition.schemaCode);
  const units = await unitNames(executor, reasons, locale);
  const names = { locale, workflow: definition, model, permission: readPermission, person: (id: string) => nameOf(id).name, ...units };
  const { end } = played;
  return {
    visits: played.visits.map(({ activity, kind, round, outcome, openedAt, closedAt, dueAt, people: asked }) => ({
      activityCode: activity,
      ...activityNames(definition, activity),
      kind,
      round,
      people: asked.map(({ person, vote, reason }) => ({ ...nameOf(person), vote, reason: reasonText([reason], [], names) })),
      outcome,
      openedAt,
      closedAt,
      dueAt,
    })),
    routes: [...played.routes],
    path: pathOf(played),
    outcome: outcomeOf(played),
    message: end.kind === 'exception' || end.kind === 'refused' ? refusalText(end.refusal, locale) : null,
    endedAt: played.endedAt,
  };
}
