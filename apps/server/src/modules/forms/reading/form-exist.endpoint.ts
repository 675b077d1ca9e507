import { formExist } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { loadModel } from '../../apps/index.ts';
import { readRecord } from './read-record.ts';

/** Returns false for a record that the caller may not read. */
export const formExistEndpoint = defineQuery(formExist, {
  permission: 'participant',
  async handle(context, { schemaCode, objectId }) {
    await loadModel(context.db, schemaCode);
    try {
      await readRecord(context.db, context, { schemaCode, objectId });
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  },
});
