import type { DepartmentDependents } from '../../organization/index.ts';
import { documentsNaming } from './documents-naming-units.ts';

/** Participants of workflows and visibility, and roots of selectors. */
const properties: ReadonlySet<string> = new Set(['department', 'orgRoot']);

/** Active published documents that name departments; merging changes none of them, they are published anew with other names. */
export const departmentsInDocuments: DepartmentDependents = {
  usesOf: async (executor, departments) =>
    (await documentsNaming(executor, { units: departments, properties })).map(({ unitIds, ...document }) => ({
      ...document,
      departmentIds: [...unitIds],
    })),
  merged: () => Promise.resolve(),
};
