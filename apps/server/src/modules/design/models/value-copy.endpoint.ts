import * as api from '@inkstone/api';
import { defineCommand, defineQuery } from '../../../platform/http/endpoint.ts';
import { cancelValueCopy, startValueCopy, valueCopies } from '../../publishing/index.ts';
import { ownModel } from './own-model.ts';
import { requireDesigner } from '../rights/rights.ts';

/** Handlers check access themselves: publishing is a right per application. */
const permission = 'participant';

export const startValueCopyEndpoint = defineCommand(api.startValueCopy, {
  permission,
  async handle({ trx, actor, now }, { appCode, schemaCode, from, to }) {
    await requireDesigner(trx, actor, appCode, 'publish');
    const { definition } = await ownModel(trx, appCode, schemaCode);
    return { id: await startValueCopy(trx, { model: definition, from, to, startedBy: actor.id, now: now() }) };
  },
});

export const cancelValueCopyEndpoint = defineCommand(api.cancelValueCopy, {
  permission,
  async handle({ trx, actor, now }, { appCode, schemaCode, id }) {
    await requireDesigner(trx, actor, appCode, 'publish');
    await ownModel(trx, appCode, schemaCode);
    return cancelValueCopy(trx, id, schemaCode, now());
  },
});

export const listValueCopiesEndpoint = defineQuery(api.listValueCopies, {
  permission,
  async handle({ db, actor }, { appCode, schemaCode }) {
    await requireDesigner(db, actor, appCode, 'look');
    await ownModel(db, appCode, schemaCode);
    return valueCopies(db, schemaCode);
  },
});
