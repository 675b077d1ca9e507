import type { ParticipantsChoice } from '@inkstone/api';
import type { WorkflowDefinition } from '@inkstone/schema';
import {
  listChoices,
  predict,
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
import { withFacts } from '../facts.ts';
import { worldOf } from '../world.ts';

export interface ChoicePlace {
  readonly definition: WorkflowDefinition;
  readonly state: InstanceState;
  /** Null: at the submit of a draft. */
  readonly item: WorkItem | null;
  readonly model: PublishedModel;
  readonly record: StoredRecord;
  /** Only these activities; unset: those reached when everybody agrees, as the record stands. */
  readonly activityCodes?: readonly string[] | undefined;
}

/** The activities to come whose people the actor may choose, with the people they may choose from. */
export async function choicesAt(context: QueryContext, place: ChoicePlace): Promise<ParticipantsChoice[]> {
  const { db, actor } = context;
  const { definition, state, item, model, record } = place;
  const world = worldOf({ executor: db, model, record, context, row: { app_code: model.appCode, workflow_code: definition.code } });
  const question = { definition, state, actor: actor.id, owner: record.system.owner, at: context.now().toISOString() };
  const { choices } = await withFacts<Choices>(world, (facts) => listChoices({ ...question, item, facts }));
  if (choices.length === 0) return [];
  const wanted = place.activityCodes ?? (await comingActivities());
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
  // What the form to be submitted will say is not known yet: whom the initiator chooses for good is asked whichever way it goes.
  const isWanted = ({ activity, by }: ActivityChoice): boolean =>
    wanted.includes(activity) || (by === 'initiator' && place.activityCodes === undefined);
  return choices.filter(isWanted).map(present);

  async function comingActivities(): Promise<string[]> {
    const { activities } = await withFacts<Prediction>(world, (facts) => predict({ ...question, facts }));
    return activities.map(({ activity }) => activity);
  }
}
