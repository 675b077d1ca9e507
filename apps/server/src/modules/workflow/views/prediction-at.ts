import type { CallOutput, predictWorkflow } from '@inkstone/api';
import { compileFormula } from '@inkstone/formula';
import type { FormPermission, ParticipantSource } from '@inkstone/schema';
import { startPrediction, type InstanceState, type ParticipantReason, type PredictedActivity, type Prediction } from '@inkstone/workflow';
import type { QueryContext } from '../../../platform/http/request-context.ts';
import type { PublishedModel, PublishedWorkflow } from '../../apps/index.ts';
import type { StoredRecord } from '../../records/index.ts';
import { activityNames } from '../definition-names.ts';
import { withFacts } from '../facts/facts.ts';
import { refusalText } from '../refusal-text.ts';
import { createFactProvider } from '../facts/fact-provider.ts';
import { isNamed, peopleNamedIn, reasonText, type ReasonNames } from './participant-reason.ts';
import { personNames } from '../../organization/index.ts';
import { unitNames } from './unit-names.ts';

export interface PredictionContext {
  readonly workflow: PublishedWorkflow;
  readonly state: InstanceState;
  readonly initiator: string;
  readonly model: PublishedModel;
  /** The stored record, or the record with the values being filled in. */
  readonly record: StoredRecord;
  /** The caller's permission: neither the names of hidden fields nor the people in them are disclosed. */
  readonly permission: FormPermission;
}

type Answer = CallOutput<typeof predictWorkflow>;

/** Returns the activities to come when everybody agrees, given the current record. */
export async function predictionAt(context: QueryContext, subject: PredictionContext): Promise<Answer> {
  const { db, locale } = context;
  const { workflow, state, initiator, model, record, permission } = subject;
  const { definition } = workflow;
  const provider = createFactProvider({
    executor: db,
    model,
    record,
    context,
    row: { app_code: workflow.appCode, workflow_code: definition.code },
  });
  const question = { definition, state, actor: initiator, owner: record.system.owner, at: context.now().toISOString() };
  const { activities, end } = await withFacts<Prediction>(provider, startPrediction(question));

  const reasons = activities.flatMap(({ people }) => people.map(({ reason }) => reason));
  const nameOf = await personNames(db, [
    ...activities.flatMap(({ people }) => people.map(({ person }) => person)),
    ...peopleNamedIn(reasons),
  ]);
  const units = await unitNames(db, reasons, locale);
  const names = { locale, workflow: definition, model: model.definition, permission, person: (id: string) => nameOf(id).name, ...units };
  const disclosed = new Set(activities.filter((each) => isDisclosed(each, { names, activities })));
  return {
    activities: activities.map((each) => ({
      activityCode: each.activity,
      ...activityNames(definition, each.activity),
      kind: each.kind,
      state: each.state,
      people: disclosed.has(each) ? each.people.map(({ person }) => nameOf(person)) : [],
      certainty: disclosed.has(each) ? each.certainty : 'unknown',
      reason: reasonOf(each, names),
    })),
    stop: end === 'completed' ? null : refusalText(end, locale),
  };
}

interface Disclosure {
  readonly names: ReasonNames;
  readonly activities: readonly PredictedActivity[];
}

/**
 * People who depend on a hidden field are disclosed only when the activity is reached; so are people who are chosen because they handle
 * such an activity.
 */
function isDisclosed({ state, people }: PredictedActivity, disclosure: Disclosure, asked: ReadonlySet<string> = new Set()): boolean {
  const { names, activities } = disclosure;
  const isHidden = (reason: ParticipantReason): boolean => {
    if (reason.kind === 'source' && fieldsOf(reason.source).some((field) => !isNamed(names, field))) return true;
    const earlier = handledAt(reason);
    if (earlier === null || asked.has(earlier)) return false;
    const seen = new Set([...asked, earlier]);
    return activities.some((each) => each.activity === earlier && !isDisclosed(each, disclosure, seen));
  };
  return state === 'open' || !people.some(({ reason }) => isHidden(reason));
}

/** The activity whose handlers the reason refers to. */
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
