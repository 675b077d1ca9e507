import { listMigrationResults } from '@inkstone/api';
import { fillText, localizedName, type Locale, type WorkflowDefinition } from '@inkstone/schema';
import type { Refusal } from '@inkstone/workflow';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { loadWorkflow } from '../../apps/index.ts';
import { isId } from '../../../platform/db/id.ts';
import { workflowRefusals } from '../refusals.ts';
import { peopleView } from '../../organization/index.ts';
import { maintainedMigration } from './migration-store.ts';

/** Open to maintainers of the workflow. */
export const listMigrationResultsEndpoint = defineQuery(listMigrationResults, {
  permission: 'participant',
  async handle({ db, actor, locale }, { id, outcome, cursor, size }) {
    const { workflow_code, from_version, to_version } = await maintainedMigration(db, actor, id);
    const [from, to] = [await loadWorkflow(db, workflow_code, from_version), await loadWorkflow(db, workflow_code, to_version)];
    let query = db
      .selectFrom('workflow_migration_results as r')
      .innerJoin('instances as i', 'i.id', 'r.instance_id')
      .innerJoin(peopleView.as('p'), 'p.id', 'i.initiator_id')
      .select([
        'r.instance_id',
        'r.outcome',
        'r.steps',
        'r.problems',
        'i.name',
        'i.name_i18n',
        'i.sequence_no',
        'p.id as person_id',
        'p.name as person_name',
      ])
      .where('r.migration_id', '=', id);
    if (outcome !== undefined) query = query.where('r.outcome', '=', outcome);
    if (cursor !== undefined) query = query.where('r.instance_id', '>', isId(cursor) ? cursor : refuse('malformed'));
    const found = await query
      .orderBy('r.instance_id')
      .limit(size + 1)
      .execute();
    const rows = found.slice(0, size);
    return {
      next: found.length > size ? rows.at(-1)!.instance_id : null,
      items: rows.map((row) => ({
        workflowInstanceId: row.instance_id,
        name: localizedName(row, locale),
        sequenceNo: row.sequence_no,
        initiator: { id: row.person_id, name: row.person_name },
        outcome: row.outcome,
        steps: row.steps.map((step) => ({
          from: nameIn(from.definition, step.from, locale),
          to: nameIn(to.definition, step.to, locale),
          how: step.how,
        })),
        problems: row.problems.map((problem) => textOf(problem, locale)),
      })),
    };
  },
});

function nameIn({ activities }: WorkflowDefinition, code: string, locale: Locale): string {
  const activity = activities.find((each) => each.code === code);
  return activity ? localizedName(activity, locale) : code;
}

function textOf({ code, params = {} }: Refusal, locale: Locale): string {
  return fillText(workflowRefusals[code][locale], Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)])));
}
