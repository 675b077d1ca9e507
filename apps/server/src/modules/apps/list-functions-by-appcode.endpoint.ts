import { listFunctionsByAppcode } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';

/** Refuses an unknown application with `not-found`. */
export const listFunctionsByAppcodeEndpoint = defineQuery(listFunctionsByAppcode, {
  permission: 'signed-in',
  async handle({ db }, { appCode }) {
    const app = await db.selectFrom('apps').select('code').where('code', '=', appCode).executeTakeFirst();
    if (!app) refuse('not-found');
    const functions = await db.selectFrom('app_functions').selectAll().where('app_code', '=', appCode).orderBy('position').execute();
    return functions.map((entry) => ({
      code: entry.code,
      name: entry.name,
      name_i18n: entry.name_i18n,
      appCode,
      schemaCode: entry.schema_code,
      formCode: entry.form_code,
      listCode: entry.list_code,
      workflowCode: entry.workflow_code,
    }));
  },
});
