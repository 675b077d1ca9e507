import { userDepartments } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { directory } from '../directory.ts';

export const userDepartmentsEndpoint = defineQuery(userDepartments, {
  permission: 'signed-in',
  async handle({ db, actor }) {
    const departments = await directory(db).departmentsOf(actor.id);
    return departments.map(({ id, name }, index) => ({ id, name, main: index === 0 }));
  },
});
