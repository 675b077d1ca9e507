import { deleteAppRole, listAppRoles, saveAppRole } from '@inkstone/api';
import { defineCommand, defineQuery } from '../../platform/http/endpoint.ts';
import { deleteRole, saveRole } from './change-role.ts';
import { requireAppAdministrator } from '../../platform/auth/require-app-administrator.ts';
import { modelsOfApp, presentModel } from './role-models.ts';
import { rolesOfApp } from './stored-role.ts';

/** Each asks itself: application administrators are let in, not only those of everything. */
const permission = 'participant';

export const listAppRolesEndpoint = defineQuery(listAppRoles, {
  permission,
  async handle({ db, actor }, { appCode }) {
    requireAppAdministrator(actor);
    const models = await modelsOfApp(db, appCode);
    return { roles: [...(await rolesOfApp(db, appCode))], models: models.map(presentModel) };
  },
});

export const saveAppRoleEndpoint = defineCommand(saveAppRole, {
  permission,
  async handle(context, wish) {
    requireAppAdministrator(context.actor);
    return saveRole(context, wish);
  },
});

export const deleteAppRoleEndpoint = defineCommand(deleteAppRole, {
  permission,
  async handle({ trx, actor }, { id }) {
    requireAppAdministrator(actor);
    await deleteRole(trx, id);
    return true;
  },
});
