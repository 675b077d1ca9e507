import type { WaitingInstances } from '../rules/index.ts';

/** Returns those of the instances that wait as exceptions. */
export const waitingExceptions: WaitingInstances = async (executor, ids) => {
  const found = await executor
    .selectFrom('instances')
    .select('id')
    .where('id', 'in', [...ids])
    .where('status', '=', 'EXCEPTION')
    .execute();
  return new Set(found.map(({ id }) => id));
};
