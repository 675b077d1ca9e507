import { createDesignApp, listDesignApps, removeDesignApp, setAppState as setAppStateCall } from '@inkstone/api';
import type { JsonObject } from '@inkstone/design';
import { defineCommand, defineQuery } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { allApps, beginApp, removeUnpublishedApp, setAppState } from '../apps/index.ts';
import { saveAccess } from '../permissions/index.ts';
import { giveRights } from './design-rights.endpoint.ts';
import { mayCreateApps, mayDesignAll, ownRights, requireDesigner } from './rights.ts';
import { lockCopy } from './working-copy.ts';

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
    const apps = (await allApps(db)).map(({ code, name, name_i18n, icon, state }) => {
      return { code, name, name_i18n, icon, state, changed: changedOf.get(code) ?? 0, rights: rightsOf(code) };
    });
    return { apps: apps.filter(({ rights }) => rights.design || rights.publish), mayCreate: await mayCreateApps(db, actor) };
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

export const removeDesignAppEndpoint = defineCommand(removeDesignApp, {
  permission,
  async handle({ trx, actor }, { appCode }) {
    await requireDesigner(trx, actor, appCode, 'publish');
    const { app } = await lockCopy(trx, appCode);
    if (app.state !== 'unpublished') refuse('app-published', { app: app.name });
    await removeUnpublishedApp(trx, appCode);
    return true;
  },
});
