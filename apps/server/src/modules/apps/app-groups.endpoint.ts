import { listAppGroups, listAppsGroup, listPageAppsGroup } from '@inkstone/api';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { AppsTable } from '../../platform/db/tables/apps.ts';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { presentApp } from './present-app.ts';

const permission = 'signed-in';

export const listAppGroupsEndpoint = defineQuery(listAppGroups, {
  permission,
  handle: async ({ db }) => (await groups(db)).map(({ group }) => group),
});

export const listAppsGroupEndpoint = defineQuery(listAppsGroup, {
  permission,
  handle: async ({ db }) => (await groups(db)).map(({ group, apps }) => ({ ...group, apps: apps.map(presentApp) })),
});

/** Sorted by menu; a page starts after the last application of the previous one. */
export const listPageAppsGroupEndpoint = defineQuery(listPageAppsGroup, {
  permission,
  async handle({ db }, { groupCode, cursor, size }) {
    const last = cursor === undefined ? null : await db.selectFrom('apps').selectAll().where('code', '=', cursor).executeTakeFirst();
    if (last === undefined) refuse('malformed', {}, { issues: [{ code: 'UnknownCursor', path: 'cursor' }] });
    const rows = await db
      .selectFrom('apps')
      .selectAll()
      .where('state', '=', 'open')
      .$if(groupCode !== undefined, (query) => query.where('group_code', '=', groupCode!))
      .$if(last !== null, (query) => query.where(sql<boolean>`(position, code) > (${last!.position}, ${last!.code})`))
      .orderBy('position')
      .orderBy('code')
      .limit(size + 1)
      .execute();
    const items = rows.slice(0, size);
    return { items: items.map(presentApp), next: rows.length > size ? items.at(-1)!.code : null };
  },
});

/** Sorted by their first application. */
async function groups(db: Db) {
  const apps = await db.selectFrom('apps').selectAll().where('state', '=', 'open').orderBy('position').orderBy('code').execute();
  const byCode = new Map<string, Selectable<AppsTable>[]>();
  for (const app of apps) byCode.set(app.group_code, [...(byCode.get(app.group_code) ?? []), app]);
  return [...byCode.values()].map((members) => ({ group: presentApp(members[0]!).group, apps: members }));
}
