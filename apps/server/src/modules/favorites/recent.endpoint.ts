import { keepUsed, listRecentBizModel, listRecentlyUsedApp } from '@inkstone/api';
import { defineCommand, defineQuery } from '../../platform/http/endpoint.ts';
import { presentApp } from '../apps/index.ts';
import { menuEntries } from '../search/index.ts';
import { appsAmong, entriesAmong } from './published-entries.ts';
import { addRecentUse, recentUses } from './recent-uses.ts';

const permission = 'signed-in';

/** Forms without a menu entry are not recorded: they could not be opened again from the list. */
export const keepUsedEndpoint = defineCommand(keepUsed, {
  permission,
  async handle({ trx, actor, now }, { schemaCode, formCode }) {
    const entries = (await menuEntries(trx)).filter((entry) => entry.schemaCode === schemaCode);
    const used = entries.find((entry) => entry.formCode === formCode) ?? entries[0];
    if (!used) return false;
    await addRecentUse(trx, actor.id, { appCode: used.appCode, functionCode: used.code }, now());
    return true;
  },
});

export const listRecentlyUsedAppEndpoint = defineQuery(listRecentlyUsedApp, {
  permission,
  async handle({ db, actor }, { size }) {
    const codes = new Set((await recentUses(db, actor.id)).map(({ appCode }) => appCode));
    return (await appsAmong(db, [...codes])).slice(0, size).map(presentApp);
  },
});

export const listRecentBizModelEndpoint = defineQuery(listRecentBizModel, {
  permission,
  handle: async (context, { size }) => entriesAmong(context, await recentUses(context.db, context.actor.id), size),
});
