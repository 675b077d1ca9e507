import type { RoleDependents } from '../../organization/index.ts';
import { documentsNaming } from './documents-naming-units.ts';

/** Participants of workflows and visibility, and the roles of selectors. */
const properties: ReadonlySet<string> = new Set(['role', 'roles']);

/** Active published documents that name a role; deleting it changes none of them: it finds nobody there any more. */
export const rolesInDocuments: RoleDependents = {
  usesOf: async (executor, role) =>
    (await documentsNaming(executor, { units: [role], properties })).map(({ kind, appCode, code, name, name_i18n }) => ({
      kind,
      appCode,
      code,
      name,
      name_i18n,
    })),
  deleted: () => Promise.resolve(),
};
