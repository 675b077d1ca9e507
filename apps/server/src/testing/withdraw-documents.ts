import type { DocumentKind } from '@inkstone/schema';
import type { Db, Trx } from '../platform/db/database.ts';

/** Withdraws all documents of a kind, as between two tests; their tables are emptied by the caller. */
export async function withdrawDocuments(db: Db | Trx, kind: DocumentKind): Promise<void> {
  await db.updateTable('document_heads').set({ active: false }).where('kind', '=', kind).execute();
}
