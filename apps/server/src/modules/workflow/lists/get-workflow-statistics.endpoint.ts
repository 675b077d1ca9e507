import { getWorkflowStatistics } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { findModel } from '../../apps/index.ts';
import { peopleManagedBy } from './managed-people.ts';
import { taskFigures } from './task-figures.ts';

/** Everybody sees their own tasks; managers of a department, or of one above it, see those of its members. */
export const getWorkflowStatisticsEndpoint = defineQuery(getWorkflowStatistics, {
  permission: 'signed-in',
  mayLag: true,
  async handle({ db, actor, now }, { unitType, days }) {
    const at = now();
    const since = new Date(at.getTime() - days * 86_400_000);
    const { people, isCapped } = unitType === '3' ? { people: [actor.id], isCapped: false } : await peopleManagedBy(db, actor.id);
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
