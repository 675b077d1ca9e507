import { modelRights, myModelRights } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { modelAccess } from './model-access.ts';

/** For offering only: each call decides anew. */
export const myModelRightsEndpoint = defineQuery(myModelRights, {
  permission: 'signed-in',
  async handle(context, { schemaCode }) {
    const access = await modelAccess(context.db, context, schemaCode);
    return { rights: modelRights.filter((right) => access.may(right)), hiddenFields: [...access.hiddenFields] };
  },
});
