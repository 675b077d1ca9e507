import { formExist } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { loadModel } from '../apps/index.ts';
import { readPlace } from './read-place.ts';

/** Nobody learns of a record they may not read. */
export const formExistEndpoint = defineQuery(formExist, {
  permission: 'participant',
  async handle(context, { schemaCode, objectId }) {
    await loadModel(context.db, schemaCode);
    try {
      await readPlace(context.db, context, { schemaCode, objectId });
      return true;
    } catch (problem) {
      if (problem instanceof Refusal) return false;
      throw problem;
    }
  },
});
