import { previewHandOver } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { DefinitionNames } from '../definition-names.ts';
import { isId } from '../../../platform/db/id.ts';
import { openWorkOf } from './open-work.ts';

/** Open to system administrators. */
export const previewHandOverEndpoint = defineQuery(previewHandOver, {
  permission: 'administrator',
  async handle({ db }, { from }) {
    if (!isId(from)) refuse('PersonInactive');
    const rows = await openWorkOf(db, from)
      .select((eb) => ['i.workflow_code', eb.fn.max('i.workflow_version').as('workflow_version'), eb.fn.countAll<string>().as('count')])
      .groupBy('i.workflow_code')
      .orderBy('i.workflow_code')
      .execute();
    const names = await DefinitionNames.of(db, rows);
    const workflows = rows.map((row) => ({ workflowCode: row.workflow_code, ...names.workflow(row), count: Number(row.count) }));
    return { total: workflows.reduce((sum, { count }) => sum + count, 0), workflows };
  },
});
