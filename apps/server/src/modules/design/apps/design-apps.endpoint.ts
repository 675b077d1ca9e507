import {
  createDesignApp,
  listDesignApps,
  moveDesignApp,
  readAppRemoval,
  removeDesignApp,
  setAppState as setAppStateCall,
} from '@inkstone/api';
import type { JsonObject } from '@inkstone/design';
import { requireAppAdministrator } from '../../../platform/auth/require-app-administrator.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { defineCommand, defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { activeCodes, allApps, beginApp, lockPublishing, moveApp, readApp, removeApp, setAppState } from '../../apps/index.ts';
import { rolesOfApp, saveAccess } from '../../permissions/index.ts';
import { countRecords } from '../../publishing/index.ts';
import { countDeleted } from '../../records/index.ts';
import { giveRights } from '../rights/design-rights.endpoint.ts';
import { mayCreateApps, mayDesignAll, ownRights, requireDesigner } from '../rights/rights.ts';
import { lockCopy } from '../working-copy.ts';
import { readWorkingState } from '../working-state.ts';

/** Handlers check access themselves: designing is a right per application. */
const permission = 'participant';

/** Everybody sees their own. */
const everybodyStarts = { starters: { everybody: true, members: [] }, viewers: { everybody: false, members: [] } };

export const listDesignAppsEndpoint = defineQuery(listDesignApps, {
  permission,
  async handle({ db, actor }) {
    const rightsOf = await ownRights(db, actor);
    const changed = await db
      .selectFrom('working_documents')
      .select('app_code')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .groupBy('app_code')
      .execute();
    const changedOf = new Map(changed.map(({ app_code, count }) => [app_code, Number(count)]));
    const apps = (await allApps(db)).map(({ code, name, name_i18n, icon, color, state }) => {
      return { code, name, name_i18n, icon, color, state, changed: changedOf.get(code) ?? 0, rights: rightsOf(code) };
    });
    return {
      apps: apps.filter(({ rights }) => rights.design || rights.publish),
      mayCreate: await mayCreateApps(db, actor),
      mayMove: mayDesignAll(actor),
    };
  },
});

export const createDesignAppEndpoint = defineCommand(createDesignApp, {
  permission,
  async handle({ trx, actor }, { code, name, name_i18n = {}, icon, access = everybodyStarts }) {
    if (!(await mayCreateApps(trx, actor))) refuse('not-allowed');
    if (!(await beginApp(trx, { code, name, name_i18n, icon: icon ?? null }))) refuse('design-code-taken', { code });
    const names = { name, ...(Object.keys(name_i18n).length > 0 && { name_i18n }) };
    const content: JsonObject = { code, ...names, ...(icon && { icon }), group: { code, ...names }, functions: [] } as JsonObject;
    await lockCopy(trx, code);
    await trx
      .insertInto('working_documents')
      .values({ app_code: code, kind: 'app', scope: '', code, content: JSON.stringify(content), base_version: null })
      .execute();
    await saveAccess(trx, code, access);
    if (!mayDesignAll(actor)) await giveRights(trx, code, actor.id, { design: true, publish: true });
    return { appCode: code };
  },
});

export const setAppStateEndpoint = defineCommand(setAppStateCall, {
  permission,
  async handle({ trx, actor }, { appCode, state }) {
    await requireDesigner(trx, actor, appCode, 'publish');
    const { app } = await lockCopy(trx, appCode);
    if (app.state === 'unpublished') refuse('app-unpublished', { app: app.name });
    await setAppState(trx, appCode, state);
    return true;
  },
});

/** A published application belongs to the installation: administrators remove it. */
async function requireRemover(executor: Executor, actor: Actor, appCode: string): Promise<void> {
  await requireDesigner(executor, actor, appCode, 'publish');
  const app = await readApp(executor, appCode);
  if (app?.state !== 'unpublished' && !mayDesignAll(actor)) refuse('not-allowed');
}

export const readAppRemovalEndpoint = defineQuery(readAppRemoval, {
  permission,
  async handle({ db, actor }, { appCode }) {
    await requireRemover(db, actor, appCode);
    const { documents } = await readWorkingState(db, appCode);
    const kinds = Map.groupBy(documents.values(), ({ key }) => key.kind);
    const records = await countAppRecords(db, appCode);
    return {
      records,
      documents: [...kinds].map(([kind, { length }]) => ({ kind, count: length })),
      roles: (await rolesOfApp(db, appCode)).length,
      mayRemove: records === 0,
    };
  },
});

export const removeDesignAppEndpoint = defineCommand(removeDesignApp, {
  permission,
  async handle({ trx, actor }, { appCode }) {
    await requireRemover(trx, actor, appCode);
    await lockPublishing(trx);
    const { app } = await lockCopy(trx, appCode);
    if ((await countAppRecords(trx, appCode)) > 0) refuse('app-has-records', { app: app.name });
    await removeApp(trx, appCode);
    return true;
  },
});

/** Published models only: others have no table. */
async function countAppRecords(executor: Executor, appCode: string): Promise<number> {
  const models = await activeCodes(executor, 'model', appCode);
  const records = await countRecords(executor, models);
  return records.reduce((total, { count }) => total + count, await countDeleted(executor, models));
}

export const moveDesignAppEndpoint = defineCommand(moveDesignApp, {
  permission,
  async handle({ trx, actor }, { appCode, after }) {
    requireAppAdministrator(actor);
    await moveApp(trx, appCode, after);
    return true;
  },
});
