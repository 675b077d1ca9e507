import { randomBytes } from 'node:crypto';
import type { Executor, Trx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';

/** A record, or a form for a new record; unused parts are empty. */
export interface ShortCodeTarget {
  readonly schemaCode: string;
  readonly formCode: string;
  readonly objectId: string;
}

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^12 codes cannot be guessed by trying. */
const length = 12;

/** Returns the code of a target, creating it at the first request. */
export async function codeOf(
  trx: Trx,
  target: ShortCodeTarget,
  { personId, now }: { readonly personId: string; readonly now: Date },
): Promise<string> {
  const values = { schema_code: target.schemaCode, form_code: target.formCode, object_id: target.objectId };
  await trx
    .insertInto('short_codes')
    .values({ code: newCode(), ...values, created_by: personId, created_at: now })
    .onConflict((conflict) => conflict.columns(['schema_code', 'form_code', 'object_id']).doNothing())
    .execute();
  const row = await trx
    .selectFrom('short_codes')
    .select('code')
    .where('schema_code', '=', target.schemaCode)
    .where('form_code', '=', target.formCode)
    .where('object_id', '=', target.objectId)
    .executeTakeFirstOrThrow();
  return row.code;
}

/** Returns the target of a code. Refuses unknown codes with `not-found`. */
export async function targetOfCode(executor: Executor, code: string): Promise<ShortCodeTarget> {
  const row = await executor.selectFrom('short_codes').selectAll().where('code', '=', code).executeTakeFirst();
  if (!row) refuse('not-found');
  return { schemaCode: row.schema_code, formCode: row.form_code, objectId: row.object_id };
}

/** Discards bytes that would favour the first characters, so that all are equally likely. */
function newCode(): string {
  const most = 256 - (256 % signs.length);
  let code = '';
  while (code.length < length)
    for (const byte of randomBytes(length)) if (byte < most && code.length < length) code += signs[byte % signs.length];
  return code;
}
