import { randomBytes } from 'node:crypto';
import type { Executor, Trx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';

/** A record, or a form to be filled in anew; what is not said is empty. */
export interface CodedPlace {
  readonly schemaCode: string;
  readonly formCode: string;
  readonly objectId: string;
}

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^12: nobody finds one by trying. */
const length = 12;

/** The code of a place, made when it is first asked for. */
export async function codeOf(
  trx: Trx,
  place: CodedPlace,
  { personId, now }: { readonly personId: string; readonly now: Date },
): Promise<string> {
  const values = { schema_code: place.schemaCode, form_code: place.formCode, object_id: place.objectId };
  await trx
    .insertInto('short_codes')
    .values({ code: newCode(), ...values, created_by: personId, created_at: now })
    .onConflict((conflict) => conflict.columns(['schema_code', 'form_code', 'object_id']).doNothing())
    .execute();
  const row = await trx
    .selectFrom('short_codes')
    .select('code')
    .where('schema_code', '=', place.schemaCode)
    .where('form_code', '=', place.formCode)
    .where('object_id', '=', place.objectId)
    .executeTakeFirstOrThrow();
  return row.code;
}

/** Refuses with `not-found` a code that was never made. */
export async function placeOfCode(executor: Executor, code: string): Promise<CodedPlace> {
  const row = await executor.selectFrom('short_codes').selectAll().where('code', '=', code).executeTakeFirst();
  if (!row) refuse('not-found');
  return { schemaCode: row.schema_code, formCode: row.form_code, objectId: row.object_id };
}

/** Every sign as likely as another: what would favour the first ones is thrown away. */
function newCode(): string {
  const most = 256 - (256 % signs.length);
  let code = '';
  while (code.length < length)
    for (const byte of randomBytes(length)) if (byte < most && code.length < length) code += signs[byte % signs.length];
  return code;
}
