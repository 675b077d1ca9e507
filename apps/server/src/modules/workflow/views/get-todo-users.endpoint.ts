import { getTodoUsers } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { openWorkIn } from './open-work-in.ts';
import { personNames } from '../../organization/index.ts';
import { readableInstance } from './readable-instance.ts';

/** Open to readers of the instance. */
export const getTodoUsersEndpoint = defineQuery(getTodoUsers, {
  permission: 'participant',
  async handle(context, { instanceId }) {
    const { state } = await readableInstance(context, instanceId);
    const people = [...new Set(openWorkIn(state).map((item) => item.holder))];
    const nameOf = await personNames(context.db, people);
    return people.map(nameOf);
  },
});
