import { deleteAppRole, listAppRoles, saveAppRole, saveAppRoleMembers } from '@inkstone/api';
import { defineCommand, defineQuery } from '../../platform/http/endpoint.ts';
import { deleteRole, saveMembers, saveRole } from './change-role.ts';
import { requireAppAdministrator } from '../../platform/auth/require-app-administrator.ts';
import { modelsOfApp, presentModel } from './role-models.ts';
import { rolesOfApp } from './stored-role.ts';

/** Handlers check access themselves, because application administrators are admitted too. */
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
  async handle(context, request) {
    requireAppAdministrator(context.actor);
    return saveRole(context, request);
  },
});

export const saveAppRoleMembersEndpoint = defineCommand(saveAppRoleMembers, {
  permission,
  async handle(context, request) {
    requireAppAdministrator(context.actor);
    return saveMembers(context, request);
  },
});

export const deleteAppRoleEndpoint = defineCommand(deleteAppRole, {
  permission,
  async handle(context, { id }) {
    requireAppAdministrator(context.actor);
    await deleteRole(context, id);
    return true;
  },
});
