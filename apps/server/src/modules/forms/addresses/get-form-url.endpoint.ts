import { getFormUrl } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { openablePath, urlOf } from './form-url.ts';

export const getFormUrlEndpoint = defineQuery(getFormUrl, {
  permission: 'participant',
  async handle(context, asked) {
    const path = await openablePath(context.db, context, asked);
    return { path, url: await urlOf(context.db, path) };
  },
});
