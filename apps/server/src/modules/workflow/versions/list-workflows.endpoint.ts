import { listWorkflows } from '@inkstone/api';
import type { WorkflowDefinition } from '@inkstone/schema';
import { sql } from 'kysely';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { appsView, documentHeadsView, documentsView, loadWorkflow } from '../../apps/index.ts';
import { requireAdministrator } from '../administration/administers.ts';
import { containing } from '../../../platform/db/paging/keyset.ts';
import { publishedIssues } from '../trial/published-issues.ts';
import { countRunning } from './running-on.ts';

/** Open to workflow administrators, for their workflows, by code; application administrators see all. */
export const listWorkflowsEndpoint = defineQuery(listWorkflows, {
  permission: 'participant',
  async handle({ db, actor }, { appCode, keyword, cursor, size }) {
    if (!actor.isAppAdmin) requireAdministrator(actor);
    let query = db
      .selectFrom(documentHeadsView.as('h'))
      .innerJoin(documentsView.as('d'), 'd.id', 'h.document_id')
      .innerJoin(appsView.as('a'), 'a.code', 'h.app_code')
      .select(['h.code', 'h.version', 'h.app_code', 'd.content', 'd.published_at', 'a.name', 'a.name_i18n'])
      .where('h.kind', '=', 'workflow')
      .where('h.active', '=', true);
    if (!actor.isAdmin && !actor.isAppAdmin) {
      const [apps, workflows] = [scopeCodes(actor, 'app'), scopeCodes(actor, 'workflow')];
      query = query.where(sql<boolean>`(h.app_code = any(${apps}::text[]) or h.code = any(${workflows}::text[]))`);
    }
    if (appCode !== undefined) query = query.where('h.app_code', '=', appCode);
    if (keyword) {
      const pattern = containing(keyword);
      query = query.where(
        sql<boolean>`(h.code ilike ${pattern} or d.content->>'name' ilike ${pattern} or d.content->>'name_i18n' ilike ${pattern})`,
      );
    }
    if (cursor !== undefined) query = query.where('h.code', '>', cursor);
    const found = await query
      .orderBy('h.code')
      .limit(size + 1)
      .execute();
    const rows = found.slice(0, size);
    const published = [];
    for (const row of rows) published.push(await loadWorkflow(db, row.code, row.version));
    const findings = await publishedIssues(db, published);
    const items = [];
    for (const [position, row] of rows.entries()) {
      const { name, name_i18n } = row.content as WorkflowDefinition;
      items.push({
        workflowCode: row.code,
        name,
        ...(name_i18n && { name_i18n }),
        appCode: row.app_code,
        appName: row.name,
        appName_i18n: row.name_i18n,
        version: row.version,
        publishedAt: row.published_at.toISOString(),
        running: await countRunning(db, row.code),
        warnings: findings[position]!.length,
      });
    }
    return { items, next: found.length > size ? rows.at(-1)!.code : null };
  },
});

function scopeCodes(actor: Actor, kind: 'app' | 'workflow'): string[] {
  return (actor.manages ?? []).flatMap((scope) => (scope.kind === kind ? [scope.code] : []));
}
