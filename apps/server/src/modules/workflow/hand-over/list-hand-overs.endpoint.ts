import { listHandOvers } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { workflowRefusals } from '../refusals.ts';
import { personNames } from '../../organization/index.ts';

const lately = 20;

/** Open to system administrators. */
export const listHandOversEndpoint = defineQuery(listHandOvers, {
  permission: 'administrator',
  async handle({ db, locale }) {
    const rows = await db.selectFrom('hand_overs').selectAll().orderBy('started_at', 'desc').limit(lately).execute();
    const nameOf = await personNames(
      db,
      rows.flatMap((row) => [row.from_person, row.to_person, row.started_by]),
    );
    const texts: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = workflowRefusals;
    return rows.map((row) => ({
      id: row.id,
      from: nameOf(row.from_person),
      to: nameOf(row.to_person),
      state: row.state,
      total: row.total,
      done: row.done,
      failures: row.failures.map(({ workItemId, instanceName: name, instanceName_i18n: name_i18n, code }) => ({
        workItemId,
        instanceName: localizedName({ name, name_i18n }, locale),
        reason: texts[code]?.[locale] ?? code,
      })),
      startedBy: nameOf(row.started_by),
      startedAt: row.started_at.toISOString(),
      finishedAt: row.finished_at?.toISOString() ?? null,
    }));
  },
});
