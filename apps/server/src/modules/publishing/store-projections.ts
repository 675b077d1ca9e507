import type { ListedKind } from '@inkstone/schema';
import type { Trx } from '../../platform/db/database.ts';
import { storeRoles } from '../permissions/index.ts';
import { storeTemplates } from '../print/index.ts';
import { storeRules } from '../rules/index.ts';

type Store = (trx: Trx, appCode: string) => Promise<void>;

/** What else keeps the published documents of each kind; null: they are read as they are stored. */
const stores: Readonly<Record<ListedKind, Store | null>> = {
  model: null,
  form: null,
  list: null,
  workflow: null,
  page: null,
  rule: storeRules,
  print: storeTemplates,
  scenario: null,
  role: storeRoles,
};

/** Brings the tables that are read in place of documents up to date with what is published of an application. */
export async function storeProjections(trx: Trx, appCode: string): Promise<void> {
  for (const store of Object.values(stores)) await store?.(trx, appCode);
}
