import { modelRights, myModelRights } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { modelAccess } from './model-access.ts';

/** For offering actions only: each call checks access again. */
export const myModelRightsEndpoint = defineQuery(myModelRights, {
  permission: 'signed-in',
  async handle(context, { schemaCode }) {
    const access = await modelAccess(context.db, context, schemaCode);
    return { rights: modelRights.filter((right) => access.may(right)), hiddenFields: [...access.hiddenFields] };
  },
});
