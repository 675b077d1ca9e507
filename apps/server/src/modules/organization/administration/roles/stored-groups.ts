import type { Executor } from '../../../../platform/db/database.ts';

/** The groups of roles, in order. */
export const storedGroups = (executor: Executor) =>
  executor.selectFrom('role_groups').select(['id', 'name', 'name_i18n']).orderBy('sort').execute();
