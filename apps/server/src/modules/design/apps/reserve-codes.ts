import { documentId, type Documents } from '@inkstone/design';
import { reservedKinds, type DocumentKey, type DocumentKind } from '@inkstone/schema';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { documentHeadsView } from '../../apps/index.ts';
import type { WorkingState } from '../working-state.ts';

const reserved: ReadonlySet<DocumentKind> = new Set(reservedKinds);

/** Waits for others who make models, workflows and rules, whose codes might be the same. */
export async function lockCodes(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('inkstone.design-codes'))`.execute(trx);
}

/** Codes of models, workflows and rules are unique in the installation; a working copy reserves those that it makes. */
export async function reserveCodes(trx: Trx, appCode: string, before: WorkingState, after: Documents): Promise<void> {
  const made = [...after.values()].filter(({ key }) => reserved.has(key.kind) && !before.documents.has(documentId(key)));
  if (made.length === 0) return;
  await lockCodes(trx);
  const taken = await codesElsewhere(
    trx,
    appCode,
    made.map(({ key }) => key),
  );
  if (taken.length > 0) refuse('design-code-taken', { code: taken.map(({ code }) => code) });
}

/** Returns those of the documents whose codes another application has published or reserved. */
export async function codesElsewhere(executor: Executor, appCode: string, keys: readonly DocumentKey[]): Promise<readonly DocumentKey[]> {
  const codes = keys.map(({ code }) => code);
  const { rows } = await sql<{ kind: string; code: string }>`
    select kind, code from ${documentHeadsView} as heads where code = any(${codes}::text[]) and app_code <> ${appCode} and active
    union all
    select kind, code from working_documents where code = any(${codes}::text[]) and app_code <> ${appCode} and content is not null`.execute(
    executor,
  );
  const taken = new Set(rows.map(({ kind, code }) => `${kind}/${code}`));
  return keys.filter(({ kind, code }) => taken.has(`${kind}/${code}`));
}
