import type { CallOutput, predictWorkflow } from '@inkstone/api';
import { compileFormula } from '@inkstone/formula';
import type { FormPermission, ParticipantSource } from '@inkstone/schema';
import { predict, type InstanceState, type ParticipantReason, type PredictedActivity, type Prediction } from '@inkstone/workflow';
import type { QueryContext } from '../../../platform/http/request-context.ts';
import type { PublishedModel, PublishedWorkflow } from '../../apps/index.ts';
import type { StoredRecord } from '../../records/index.ts';
import { activityNames } from '../definition-names.ts';
import { withFacts } from '../facts.ts';
import { refusalText } from '../refusal-words.ts';
import { worldOf } from '../world.ts';
import { isNamed, peopleNamedIn, reasonText, type ReasonNames } from './participant-reason.ts';
import { personNames } from '../../organization/index.ts';
import { unitNames } from './unit-names.ts';

export interface PredictionPlace {
  readonly workflow: PublishedWorkflow;
  readonly state: InstanceState;
  readonly initiator: string;
  readonly model: PublishedModel;
  /** As it is stored, or as it would be with what is being filled in. */
  readonly record: StoredRecord;
  /** What the caller may see: of other fields neither the name nor the people in them are told. */
  readonly permission: FormPermission;
}

type Answer = CallOutput<typeof predictWorkflow>;

/** What comes next when everybody agrees, as the record stands. */
export async function predictionAt(context: QueryContext, place: PredictionPlace): Promise<Answer> {
  const { db, locale } = context;
  const { workflow, state, initiator, model, record, permission } = place;
  const { definition } = workflow;
  const world = worldOf({ executor: db, model, record, context, row: { app_code: workflow.appCode, workflow_code: definition.code } });
  const question = { definition, state, actor: initiator, owner: record.system.owner, at: context.now().toISOString() };
  const { activities, end } = await withFacts<Prediction>(world, (facts) => predict({ ...question, facts }));

  const reasons = activities.flatMap(({ people }) => people.map(({ reason }) => reason));
  const nameOf = await personNames(db, [
    ...activities.flatMap(({ people }) => people.map(({ person }) => person)),
    ...peopleNamedIn(reasons),
  ]);
  const units = await unitNames(db, reasons);
  const names = { locale, workflow: definition, model: model.definition, permission, person: (id: string) => nameOf(id).name, ...units };
  const told = new Set(activities.filter((each) => isTold(each, { names, activities })));
  return {
    activities: activities.map((each) => ({
      activityCode: each.activity,
      ...activityNames(definition, each.activity),
      kind: each.kind,
      state: each.state,
      people: told.has(each) ? each.people.map(({ person }) => nameOf(person)) : [],
      certainty: told.has(each) ? each.certainty : 'unknown',
      reason: reasonOf(each, names),
    })),
    stop: end === 'completed' ? null : refusalText(end, locale),
  };
}

interface Telling {
  readonly names: ReasonNames;
  readonly activities: readonly PredictedActivity[];
}

/** Who stands in a hidden field, or is found by one, is only told once it is their turn; nor who comes because of handling such an activity. */
function isTold({ state, people }: PredictedActivity, telling: Telling, asked: ReadonlySet<string> = new Set()): boolean {
  const { names, activities } = telling;
  const isHidden = (reason: ParticipantReason): boolean => {
    if (reason.kind === 'source' && fieldsOf(reason.source).some((field) => !isNamed(names, field))) return true;
    const earlier = handledAt(reason);
    if (earlier === null || asked.has(earlier)) return false;
    const seen = new Set([...asked, earlier]);
    return activities.some((each) => each.activity === earlier && !isTold(each, telling, seen));
  };
  return state === 'open' || !people.some(({ reason }) => isHidden(reason));
}

/** Whose handlers somebody is one of. */
function handledAt(reason: ParticipantReason): string | null {
  if (reason.kind === 'agreed-earlier') return reason.activity;
  return reason.kind === 'source' && reason.source.kind === 'activity-handlers' ? reason.source.activity : null;
}

function fieldsOf(source: ParticipantSource): readonly string[] {
  if (source.kind === 'control') return [source.control];
  return source.kind === 'formula' ? compileFormula(source.formula).dependencies : [];
}

function reasonOf({ people, certainty, dependsOn }: PredictedActivity, names: ReasonNames): string {
  const chosen: ParticipantReason = { kind: 'source', source: { kind: 'chosen', by: 'previous', multiple: true, scope: [] } };
  return reasonText(certainty === 'chosen' ? [chosen] : people.map(({ reason }) => reason), dependsOn, names);
}
