import type { AppEntry } from '@inkstone/api';
import type { Executor } from '../../platform/db/database.ts';
import type { Requester } from '../../platform/http/request-context.ts';
import { modelAccess, type ModelAccess } from '../permissions/index.ts';
import { appsView, publishedFunctions } from '../apps/index.ts';

/** An entry of a menu, regardless of who may use it. */
export type MenuEntry = Omit<AppEntry, 'mayAdd' | 'mayView'>;

/** Returns all entries with a target, in the order of the menus. There are at most some hundreds of them. */
export async function menuEntries(executor: Executor): Promise<MenuEntry[]> {
  const rows = await publishedFunctions(executor)
    .innerJoin(appsView.as('a'), 'a.code', 'f.app_code')
    .where('a.state', '=', 'open')
    .select(['f.code', 'f.name', 'f.name_i18n', 'f.schema_code', 'f.form_code', 'f.list_code', 'f.workflow_code'])
    .select(['a.code as app_code', 'a.name as app_name', 'a.name_i18n as app_name_i18n'])
    .orderBy('a.position')
    .orderBy('a.code')
    .orderBy('f.position')
    .execute();
  return rows.map((row) => ({
    code: row.code,
    name: row.name,
    name_i18n: row.name_i18n,
    appCode: row.app_code,
    schemaCode: row.schema_code,
    formCode: row.form_code,
    listCode: row.list_code,
    workflowCode: row.workflow_code,
    app: { code: row.app_code, name: row.app_name, name_i18n: row.app_name_i18n },
  }));
}

/** Returns what a person may do with an entry; null: nothing. */
export function offeredBy(access: Pick<ModelAccess, 'may'>, entry: MenuEntry): AppEntry | null {
  const [mayAdd, mayView] = [access.may('add'), access.may('view')];
  return mayAdd || mayView ? { ...entry, mayAdd, mayView } : null;
}

/** Returns the entries that a person may use, in their order, at most `limit`. */
export async function offeredEntries(
  executor: Executor,
  requester: Requester,
  entries: readonly MenuEntry[],
  limit: number,
): Promise<AppEntry[]> {
  const offered: AppEntry[] = [];
  for (const entry of entries) {
    const one = offeredBy(await modelAccess(executor, requester, entry.schemaCode), entry);
    if (one) offered.push(one);
    if (offered.length >= limit) break;
  }
  return offered;
}

interface Named {
  readonly name: string;
  readonly name_i18n?: Readonly<Record<string, string | undefined>> | undefined;
}

/** Whether a name contains the keyword, ignoring letter case and width. */
export function isNamed({ name, name_i18n: names = {} }: Named, keyword: string): boolean {
  const needle = folded(keyword);
  return [name, ...Object.values(names)].some((each) => each !== undefined && folded(each).includes(needle));
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();
