import { listFunctionsByAppcode } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { publishedFunctions } from './menu-functions.ts';

/** Entries whose model or list is no longer published are left out. Refuses with `not-found` for an unknown application. */
export const listFunctionsByAppcodeEndpoint = defineQuery(listFunctionsByAppcode, {
  permission: 'signed-in',
  async handle({ db }, { appCode }) {
    const app = await db.selectFrom('apps').select('code').where('code', '=', appCode).executeTakeFirst();
    if (!app) refuse('not-found');
    const functions = await publishedFunctions(db).selectAll('f').where('f.app_code', '=', appCode).orderBy('f.position').execute();
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
