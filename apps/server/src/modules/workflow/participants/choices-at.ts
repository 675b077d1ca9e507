import type { ParticipantsChoice } from '@inkstone/api';
import type { WorkflowDefinition } from '@inkstone/schema';
import {
  listChoices,
  startPrediction,
  type ActivityChoice,
  type Choices,
  type InstanceState,
  type Prediction,
  type WorkItem,
} from '@inkstone/workflow';
import type { QueryContext } from '../../../platform/http/request-context.ts';
import type { PublishedModel } from '../../apps/index.ts';
import { directory } from '../../organization/index.ts';
import type { StoredRecord } from '../../records/index.ts';
import { activityNames } from '../definition-names.ts';
import { withFacts } from '../facts/facts.ts';
import { createFactProvider } from '../facts/fact-provider.ts';

export interface ChoiceContext {
  readonly definition: WorkflowDefinition;
  readonly state: InstanceState;
  /** Null at the submit of a draft. */
  readonly item: WorkItem | null;
  readonly model: PublishedModel;
  readonly record: StoredRecord;
  /** Only these activities; unset: those reached when everybody agrees, given the current record. */
  readonly activityCodes?: readonly string[] | undefined;
}

/** Returns the upcoming activities whose people the actor may choose, with the people to choose from. */
export async function choicesAt(context: QueryContext, subject: ChoiceContext): Promise<ParticipantsChoice[]> {
  const { db, actor } = context;
  const { definition, state, item, model, record } = subject;
  const provider = createFactProvider({
    executor: db,
    model,
    record,
    context,
    row: { app_code: model.appCode, workflow_code: definition.code },
  });
  const question = { definition, state, actor: actor.id, owner: record.system.owner, at: context.now().toISOString() };
  const { choices } = await withFacts<Choices>(provider, (facts) => listChoices({ ...question, item, facts }));
  if (choices.length === 0) return [];
  const wanted = subject.activityCodes ?? (await comingActivities());
  const people = await directory(db).people(choices.flatMap((choice) => [...(choice.people ?? []), ...choice.chosen]));
  const personOf = (id: string) => {
    const { name = '', departmentId = null, departmentName = null } = people.get(id) ?? {};
    return { id, name, departmentId, departmentName };
  };
  const present = ({ activity, multiple, people: within, chosen }: ActivityChoice): ParticipantsChoice => ({
    activityCode: activity,
    ...activityNames(definition, activity),
    multiple,
    people: within === null ? null : within.map(personOf),
    chosen: chosen.map((id) => ({ id, name: personOf(id).name })),
  });
  // The values of the form to be submitted are not known yet, so people whom the initiator chooses for the whole instance are asked for on
  // every path.
  const isWanted = ({ activity, by }: ActivityChoice): boolean =>
    wanted.includes(activity) || (by === 'initiator' && subject.activityCodes === undefined);
  return choices.filter(isWanted).map(present);

  async function comingActivities(): Promise<string[]> {
    const { activities } = await withFacts<Prediction>(provider, startPrediction(question));
    return activities.map(({ activity }) => activity);
  }
}
