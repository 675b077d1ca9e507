import type { Db } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { loadModel } from '../../apps/index.ts';
import { loadRecord } from '../../records/index.ts';
import { calledRule, runCalledRule } from '../../rules/index.ts';
import type { BusinessRule } from './business-rule.ts';

/** Returns a stored rule in the form that services run; undefined when no callable rule has the code. */
export async function storedRule(db: Db, code: string): Promise<BusinessRule | undefined> {
  if ((await calledRule(db, code)) === null) return undefined;
  return {
    code,
    async run(context, { schemaCode, recordId }) {
      const model = await loadModel(context.trx, schemaCode);
      const record = (await loadRecord(context.trx, model, recordId, { lock: true })) ?? refuse('record-not-found');
      await runCalledRule(context, code, { model, record });
      return { kind: 'done' };
    },
  };
}
