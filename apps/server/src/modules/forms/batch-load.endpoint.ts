import { formBatchLoad, type CallArguments, type formLoad } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { loadModel } from '../apps/index.ts';
import { openedForm } from './form-load.endpoint.ts';
import { toldRefusal } from './told-refusal.ts';

/** Each as by itself: what one may not read says so and hides nothing of the others. */
export const batchLoadEndpoint = defineQuery(formBatchLoad, {
  permission: 'participant',
  async handle(context, { schemaCode, objectIds, items }) {
    await loadModel(context.db, schemaCode);
    const loaded = [];
    for (const objectId of objectIds) {
      const asked: CallArguments<typeof formLoad> = { schemaCode, objectId, items };
      try {
        loaded.push({ objectId, form: await openedForm(context, asked), errcode: 0, errmsg: '', code: null });
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem;
        const { errcode, errmsg } = toldRefusal(problem, context.locale);
        loaded.push({ objectId, form: null, errcode, errmsg, code: problem.code });
      }
    }
    return loaded;
  },
});
