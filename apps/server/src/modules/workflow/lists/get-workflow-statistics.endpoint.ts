import { getWorkflowStatistics } from '@inkstone/api';
import type { Executor } from '../../../platform/db/database.ts';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { findModel } from '../../apps/index.ts';
import { peopleManagedBy, peopleOfRoles } from './managed-people.ts';
import { taskFigures } from './task-figures.ts';

/** The people whose tasks are counted, by unit type: department, role, person. */
const peopleOf = {
  '1': peopleManagedBy,
  '2': peopleOfRoles,
  '3': (_db: Executor, personId: string) => Promise.resolve({ people: [personId], isCapped: false }),
} as const;

/**
 * Everybody sees their own tasks; managers of a department, or of one above it, see those of its members. Of the people who have one of the
 * caller's roles, only the caller and members of departments that they manage are counted: sharing a role discloses no one's work.
 */
export const getWorkflowStatisticsEndpoint = defineQuery(getWorkflowStatistics, {
  permission: 'signed-in',
  mayLag: true,
  async handle({ db, actor, now }, { unitType, days }) {
    const at = now();
    const since = new Date(at.getTime() - days * 86_400_000);
    const { people, isCapped } = await peopleOf[unitType](db, actor.id);
    const figures = await taskFigures(db, people, { at, since });
    const items = [];
    for (const { appCode, schemaCode, ...rest } of figures.byModel) {
      const definition = (await findModel(db, schemaCode))?.definition;
      const { name = schemaCode, name_i18n } = definition ?? {};
      items.push({ appCode, schemaCode, name, ...(name_i18n && { name_i18n }), ...rest });
    }
    return { since: since.toISOString(), isCapped: isCapped || figures.isCapped, people: people.length, items, total: figures.total };
  },
});
