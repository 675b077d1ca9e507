import { formList } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { loadForm, loadModel, menuFunctions } from '../../apps/index.ts';
import { modelAccess } from '../../permissions/index.ts';

/** In the order of the menus. */
export const formListEndpoint = defineQuery(formList, {
  permission: 'participant',
  async handle(context, { schemaCode }) {
    await loadModel(context.db, schemaCode);
    const { newPermission } = await modelAccess(context.db, context, schemaCode);
    if (!newPermission) return [];
    const functions = await menuFunctions(context.db, schemaCode);
    return Promise.all(
      functions.map(async ({ form_code, workflow_code }) => {
        const { definition, version } = await loadForm(context.db, schemaCode, form_code);
        const { code, name, name_i18n } = definition;
        return { formCode: code, name, ...(name_i18n && { name_i18n }), version, workflowCode: workflow_code };
      }),
    );
  },
});
