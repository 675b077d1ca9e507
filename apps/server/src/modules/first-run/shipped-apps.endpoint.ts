import { shippedApps, type ShippedApp, type ShippedRole } from '@inkstone/demo';
import { installShippedApp, listShippedApps, type CallOutput } from '@inkstone/api';
import type { Executor } from '../../platform/db/database.ts';
import { defineCommand, defineQuery } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { documentHeadsView } from '../apps/index.ts';
import { createMissingRoles, peopleView, roleMembersView, rolesView } from '../organization/index.ts';
import { publishApp } from '../publishing/index.ts';

const permission = 'administrator';

export const listShippedAppsEndpoint = defineQuery(listShippedApps, {
  permission,
  async handle({ db }) {
    const installed = await installedApps(db);
    const members = await roleMembers(db);
    return shippedApps.map(({ app: { code, name, name_i18n }, description, roles }) => ({
      code,
      name,
      ...(name_i18n && { name_i18n }),
      description,
      isInstalled: installed.has(code),
      roles: presentRoles(roles, members),
    }));
  },
});

export const installShippedAppEndpoint = defineCommand(installShippedApp, {
  permission,
  async handle({ trx, actor, locale, log, now, timeZone }, { code }) {
    const { app, roles } = shippedApp(code);
    const isNew = !(await installedApps(trx)).has(code);
    const warnings: CallOutput<typeof installShippedApp>['warnings'] = [];
    if (isNew) {
      await createMissingRoles(trx, roles);
      const installation = { rules: [], log, now, timeZone };
      const publication = await publishApp(trx, app, { publishedBy: actor.id, locale, installation });
      warnings.push(...publication.warnings);
    }
    return { isNew, warnings, roles: presentRoles(roles, await roleMembers(trx)) };
  },
});

function shippedApp(code: string): ShippedApp {
  return shippedApps.find(({ app }) => app.code === code) ?? refuse('shipped-app-unknown');
}

async function installedApps(executor: Executor): Promise<ReadonlySet<string>> {
  const heads = await executor
    .selectFrom(documentHeadsView.as('h'))
    .select('h.code')
    .where('h.kind', '=', 'app')
    .where('h.active', '=', true)
    .execute();
  return new Set(heads.map(({ code }) => code));
}

/** Returns how many active members the roles have, by code. */
async function roleMembers(executor: Executor): Promise<ReadonlyMap<string, number>> {
  const rows = await executor
    .selectFrom(rolesView.as('r'))
    .leftJoin(roleMembersView.as('m'), 'm.role_id', 'r.id')
    .leftJoin(peopleView.as('p'), (join) => join.onRef('p.id', '=', 'm.person_id').on('p.active', '=', true))
    .select((eb) => ['r.code', eb.fn.count<string>('p.id').as('count')])
    .groupBy('r.code')
    .execute();
  return new Map(rows.map(({ code, count }) => [code, Number(count)]));
}

function presentRoles(roles: readonly ShippedRole[], members: ReadonlyMap<string, number>) {
  return roles.map(({ code, name }) => ({ code, name, members: members.get(code) ?? null }));
}
