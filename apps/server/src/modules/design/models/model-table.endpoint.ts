import { readModelTable, retryUniqueIndexes } from '@inkstone/api';
import { defineCommand, defineQuery } from '../../../platform/http/endpoint.ts';
import { enqueueIndexes, forgetFailures, uniqueIndexStates } from '../../apps/index.ts';
import { storedValues } from '../../publishing/index.ts';
import { ownModel } from './own-model.ts';
import { requireDesigner } from '../rights/rights.ts';

export const readModelTableEndpoint = defineQuery(readModelTable, {
  permission: 'participant',
  mayLag: true,
  async handle({ db, actor }, { appCode, schemaCode }) {
    await requireDesigner(db, actor, appCode, 'look');
    const { definition } = await ownModel(db, appCode, schemaCode);
    const { records, items, indexes } = await storedValues(db, definition);
    const unique = (await uniqueIndexStates(db, definition)).map((each) => ({ ...each, repeated: [...each.repeated] }));
    return { records, items: [...items], indexes: indexes.filter(({ columns }) => columns.length > 0), unique };
  },
});

export const retryUniqueIndexesEndpoint = defineCommand(retryUniqueIndexes, {
  permission: 'participant',
  async handle({ trx, actor, now }, { appCode, schemaCode }) {
    await requireDesigner(trx, actor, appCode, 'publish');
    await ownModel(trx, appCode, schemaCode);
    await forgetFailures(trx, schemaCode);
    await enqueueIndexes(trx, [schemaCode], now());
    return true;
  },
});
