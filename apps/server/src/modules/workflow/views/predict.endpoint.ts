import { predictWorkflow } from '@inkstone/api';
import { predict, type ParticipantReason, type Prediction } from '@inkstone/workflow';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { loadModel } from '../../apps/catalog.ts';
import { loadRecord } from '../../records/index.ts';
import { activityNames } from '../definition-names.ts';
import { withFacts } from '../facts.ts';
import { worldOf } from '../world.ts';
import { reasonText } from './participant-reason.ts';
import { personNames } from './person-names.ts';
import { readableInstance } from './readable-instance.ts';
import { unitNames } from './unit-names.ts';

/** For whoever may read the instance; of the record as it is stored. */
export const predictEndpoint = defineQuery(predictWorkflow, {
  permission: 'participant',
  async handle(context, { workflowInstanceId }) {
    const { db, locale } = context;
    const { row, state, workflow } = await readableInstance(context, workflowInstanceId);
    const model = await loadModel(db, row.schema_code);
    const record = (await loadRecord(db, model, row.record_id)) ?? refuse('record-not-found');
    const world = worldOf({ executor: db, model, record, context, row });
    const at = context.now().toISOString();
    const question = { definition: workflow.definition, state, actor: row.initiator_id, owner: record.system.owner, at };
    const prediction = await withFacts<Prediction>(world, (facts) => predict({ ...question, facts }));

    const { activities } = prediction;
    const reasons = activities.flatMap(({ people }) => people.map(({ reason }) => reason));
    const nameOf = await personNames(db, [
      ...activities.flatMap(({ people }) => people.map(({ person }) => person)),
      ...forwarders(reasons),
    ]);
    const units = await unitNames(db, reasons);
    const names = { locale, workflow: workflow.definition, model: model.definition, person: (id: string) => nameOf(id).name, ...units };
    return activities.map(({ activity, people, certainty, dependsOn }) => ({
      activityCode: activity,
      ...activityNames(workflow.definition, activity),
      people: people.map(({ person }) => nameOf(person)),
      certainty,
      reason: reasonText(
        people.map(({ reason }) => reason),
        dependsOn,
        names,
      ),
    }));
  },
});

function forwarders(reasons: readonly ParticipantReason[]): string[] {
  return reasons.flatMap((reason) => {
    if (reason.kind === 'forward') return [reason.from];
    if (reason.kind === 'add') return [reason.by];
    return reason.kind === 'time-limit' ? [reason.of] : [];
  });
}
