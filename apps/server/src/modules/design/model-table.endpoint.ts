import { readModelTable } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findModel } from '../apps/index.ts';
import { storedValues } from '../publishing/index.ts';
import { requireDesigner } from './rights.ts';

export const readModelTableEndpoint = defineQuery(readModelTable, {
  permission: 'participant',
  mayLag: true,
  async handle({ db, actor }, { appCode, schemaCode }) {
    await requireDesigner(db, actor, appCode, 'look');
    const model = await findModel(db, schemaCode);
    if (model?.appCode !== appCode) return refuse('not-found');
    const { records, items, indexes } = await storedValues(db, model.definition);
    return { records, items: [...items], indexes: indexes.filter(({ columns }) => columns.length > 0) };
  },
});
