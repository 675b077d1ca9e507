import type { Trx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { isInUse, usesOf } from './dictionary-use.ts';
import { loadDictionary, lockDictionary, lockEntry } from './stored-dictionary.ts';

/**
 * Deletes a dictionary or an entry. Refuses with `dictionary-in-use`, `dictionary-entry-has-children` and `dictionary-entry-in-use`,
 * because stored values must stay readable.
 */
export async function remove(trx: Trx, id: string): Promise<void> {
  const entry = await lockEntry(trx, id);
  if (entry) return removeEntry(trx, entry);
  await lockDictionary(trx, id);
  const [use] = await usesOf(trx, await loadDictionary(trx, id));
  if (use) refuse('dictionary-in-use', { form: use.formName, control: use.control });
  await trx.deleteFrom('dictionaries').where('id', '=', id).execute();
}

async function removeEntry(
  trx: Trx,
  { id, code, dictionary_id }: { readonly id: string; readonly code: string; readonly dictionary_id: string },
): Promise<void> {
  const child = await trx.selectFrom('dictionary_entries').select('id').where('parent_id', '=', id).limit(1).executeTakeFirst();
  if (child) refuse('dictionary-entry-has-children');
  const uses = await usesOf(trx, await loadDictionary(trx, dictionary_id));
  if (await isInUse(trx, uses, code)) refuse('dictionary-entry-in-use');
  await trx.deleteFrom('dictionary_entries').where('id', '=', id).execute();
}
