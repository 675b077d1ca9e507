import { departmentTree } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { directory } from './directory.ts';

export const departmentTreeEndpoint = defineQuery(departmentTree, {
  permission: 'signed-in',
  async handle({ db }) {
    return [...(await directory(db).departmentTree())];
  },
});
