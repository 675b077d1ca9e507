import { sql } from 'kysely';
import { mostIssues } from '@inkstone/form-engine';
import { limits, type FormDefinition, type Issue, type ModelDefinition, type Patch, type SheetRow } from '@inkstone/schema';
import type { Trx } from '../../platform/db/database.ts';
import { tableOf } from '../apps/index.ts';
import { isId } from '../../platform/db/id.ts';
import type { StoredRecord } from './stored-record.ts';

/**
 * Paths that name nothing the form has, as soon as they are more than anybody is told of: such a patch was made by no form, and looking up
 * what stands at each of its paths would cost more than the answer is worth. Fewer are told with everything else that is wrong.
 */
export function strangePaths({ controls }: FormDefinition, { values }: Patch): readonly Issue[] {
  const known = new Set(controls.map(({ key }) => key));
  const strange: Issue[] = [];
  for (const path in values) {
    const end = path.indexOf('[');
    if (known.has(end < 0 ? path : path.slice(0, end))) continue;
    strange.push({ code: 'UnknownField', path });
    if (strange.length >= mostIssues) return strange;
  }
  return [];
}

/**
 * What a form cannot see of a patch: too much of it, row ids that are no ids, rows of another record. A row that another record has is
 * answered like one that does not exist, so nobody learns of it.
 */
export async function guardPatch(trx: Trx, model: ModelDefinition, record: StoredRecord | null, patch: Patch): Promise<Issue[]> {
  const issues: Issue[] = [];
  if (Object.keys(patch.values).length > limits.patchPaths) issues.push({ code: 'MaxCount', path: '', params: { max: limits.patchPaths } });
  for (const [code, { added, removed }] of Object.entries(patch.rows)) {
    const sheet = tableOf(model).sheets.find(({ item }) => item.code === code);
    // An unknown sheet is the form's to refuse.
    if (!sheet) continue;
    const present = (record?.values[code] ?? []) as readonly SheetRow[];
    if (present.length + added.length - removed.length > limits.sheetRowsStored)
      issues.push({ code: 'MaxCount', path: code, params: { max: limits.sheetRowsStored } });
    const wrong = added.filter((id) => !isId(id)).map((id) => ({ code: 'WrongRow', path: `${code}[${id}]` }));
    const elsewhere = await rowsElsewhere(trx, sheet.name, added.filter(isId), new Set(present.map(({ id }) => id)));
    issues.push(...wrong, ...elsewhere.map((id) => ({ code: 'UnknownRow', path: `${code}[${id}]` })));
  }
  return issues.slice(0, mostIssues);
}

async function rowsElsewhere(trx: Trx, table: string, added: readonly string[], present: ReadonlySet<string>): Promise<string[]> {
  if (added.length === 0) return [];
  const { rows } = await sql<{ id: string }>`select id from ${sql.id('biz', table)} where id = any(${[...added]}::uuid[])`.execute(trx);
  return rows.map(({ id }) => id).filter((id) => !present.has(id));
}
