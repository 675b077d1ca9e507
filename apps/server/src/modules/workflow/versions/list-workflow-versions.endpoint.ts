import { listWorkflowVersions } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { maintainedWorkflow } from '../trial/maintained-workflow.ts';
import { documentsView } from '../../apps/index.ts';
import { peopleView } from '../../organization/index.ts';
import { countRunning } from './running-on.ts';

/** Open to maintainers of the workflow. */
export const listWorkflowVersionsEndpoint = defineQuery(listWorkflowVersions, {
  permission: 'participant',
  async handle({ db, actor }, { workflowCode, cursor, size }) {
    const current = await maintainedWorkflow(db, actor, workflowCode);
    let query = db
      .selectFrom(documentsView.as('d'))
      .leftJoin(peopleView.as('p'), (join) =>
        join.on((eb) => eb(eb.cast<string>('p.id', 'text'), '=', eb.cast<string>('d.published_by', 'text'))),
      )
      .select(['d.version', 'd.published_at', 'p.id', 'p.name'])
      .where('d.kind', '=', 'workflow')
      .where('d.scope', '=', '')
      .where('d.code', '=', workflowCode);
    if (cursor !== undefined) query = query.where('d.version', '<', /^\d{1,9}$/.test(cursor) ? Number(cursor) : refuse('malformed'));
    const found = await query
      .orderBy('d.version', 'desc')
      .limit(size + 1)
      .execute();
    const rows = found.slice(0, size);
    const items = [];
    for (const { version, published_at, id, name } of rows) {
      items.push({
        version,
        publishedAt: published_at.toISOString(),
        publishedBy: id === null || name === null ? null : { id, name },
        isCurrent: version === current.version,
        running: await countRunning(db, workflowCode, version),
      });
    }
    return { items, next: found.length > size ? String(rows.at(-1)!.version) : null };
  },
});
