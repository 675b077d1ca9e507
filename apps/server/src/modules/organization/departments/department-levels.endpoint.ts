import { departmentLevels } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { directory } from '../directory.ts';

export const departmentLevelsEndpoint = defineQuery(departmentLevels, {
  permission: 'signed-in',
  async handle({ db }) {
    const levelOf = new Map<string | null, number>([[null, 0]]);
    const counts: number[] = [];
    // Parents come before children, so a parent's level is known.
    for (const { id, parentId, isClosed } of await directory(db).departmentTree()) {
      const level = levelOf.get(parentId)! + 1;
      levelOf.set(id, level);
      if (isClosed) continue;
      counts[level - 1] = (counts[level - 1] ?? 0) + 1;
    }
    return counts.map((departments, index) => ({ level: index + 1, departments }));
  },
});
