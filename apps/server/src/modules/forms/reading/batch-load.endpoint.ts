import { formBatchLoad, type CallArguments, type formLoad } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { loadModel } from '../../apps/index.ts';
import { openedForm } from './form-load.endpoint.ts';
import { presentRefusal } from '../writing/present-refusal.ts';

/** Each record is loaded independently: a refused one is reported and does not affect the others. */
export const batchLoadEndpoint = defineQuery(formBatchLoad, {
  permission: 'participant',
  async handle(context, { schemaCode, objectIds, items }) {
    await loadModel(context.db, schemaCode);
    const loaded = [];
    for (const objectId of objectIds) {
      const asked: CallArguments<typeof formLoad> = { schemaCode, objectId, items };
      try {
        loaded.push({ objectId, form: await openedForm(context, asked), errcode: 0, errmsg: '', code: null });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { errcode, errmsg } = presentRefusal(error, context.locale);
        loaded.push({ objectId, form: null, errcode, errmsg, code: error.code });
      }
    }
    return loaded;
  },
});
