import { readAppAccess, saveAppAccess } from '@inkstone/api';
import type { Selectable } from 'kysely';
import type { AppsTable } from '../../../platform/db/tables/apps.ts';
import { defineCommand, defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { readApp } from '../../apps/index.ts';
import { presentAccess, rolesOfApp, saveAccess } from '../../permissions/index.ts';
import { mayDesignAll, requireDesigner, type DesignRights } from '../rights/rights.ts';
import { lockCopy } from '../working-copy.ts';

/** Handlers check access themselves: designing is a right per application. */
const permission = 'participant';

/** Once there are records, only administrators decide who sees them. */
const mayChangeAccess = (actor: Actor, app: Selectable<AppsTable>, rights: DesignRights): boolean =>
  mayDesignAll(actor) || (rights.publish && app.state === 'unpublished');

export const readAppAccessEndpoint = defineQuery(readAppAccess, {
  permission,
  async handle({ db, actor }, { appCode }) {
    const rights = await requireDesigner(db, actor, appCode, 'look');
    const app = (await readApp(db, appCode)) ?? refuse('not-found');
    const roles = await rolesOfApp(db, appCode);
    return {
      access: await presentAccess(db, appCode),
      mayChange: mayChangeAccess(actor, app, rights),
      managedModels: [...new Set(roles.flatMap(({ grants }) => grants.map(({ schemaCode }) => schemaCode)))].sort(),
    };
  },
});

export const saveAppAccessEndpoint = defineCommand(saveAppAccess, {
  permission,
  async handle({ trx, actor }, { appCode, access }) {
    const rights = await requireDesigner(trx, actor, appCode, 'look');
    const { app } = await lockCopy(trx, appCode);
    if (!mayChangeAccess(actor, app, rights)) refuse('not-allowed');
    await saveAccess(trx, appCode, access);
    return true;
  },
});
