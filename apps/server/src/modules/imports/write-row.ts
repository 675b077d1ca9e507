import { formSubmit, refusals, type CallOutput } from '@inkstone/api';
import { createId, fillText, importModes } from '@inkstone/schema';
import type { RefusalCode } from '@inkstone/workflow';
import { sql } from 'kysely';
import type { ImportIssue } from '../../platform/db/tables/imports.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { formSubmitEndpoint } from '../forms/index.ts';
import { loadRecord } from '../records/index.ts';
import { workflowRefusals } from '../workflow/index.ts';
import type { SheetRow } from '@inkstone/schema';
import type { ImportTarget } from './import-fields.ts';
import { importRefusals } from './refusals.ts';
import type { RecordValues } from './record-values.ts';

export type RowOutcome =
  | { readonly state: 'added' | 'updated'; readonly recordId: string }
  | { readonly state: 'faulty'; readonly issues: readonly ImportIssue[] };

export interface ImportRow {
  readonly values: RecordValues;
  /** The existing record that it updates, or null to add one. */
  readonly recordId: string | null;
  readonly line: number;
  readonly mode: number;
}

/** Writes a record as if its form were submitted; a refused one changes nothing. */
export async function writeRow(context: CommandContext, target: ImportTarget, row: ImportRow): Promise<RowOutcome> {
  if (row.values.issues.length > 0) return { state: 'faulty', issues: row.values.issues };
  await sql`savepoint one_row`.execute(context.trx);
  try {
    const recordId = await submit(context, target, row);
    await sql`release savepoint one_row`.execute(context.trx);
    return { state: row.recordId === null ? 'added' : 'updated', recordId };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sql`rollback to savepoint one_row`.execute(context.trx);
    await sql`release savepoint one_row`.execute(context.trx);
    return { state: 'faulty', issues: issuesOf(context, row, error) };
  }
}

async function submit(context: CommandContext, { model }: ImportTarget, { values, recordId, mode }: ImportRow): Promise<string> {
  const commandId = createId();
  const schemaCode = model.definition.code;
  const record = recordId === null ? null : await loadRecord(context.trx, model, recordId, { lock: true });
  if (recordId !== null && !record) refuse('record-not-found');
  const rows = Object.fromEntries(
    Object.entries(values.patch.rows).map(([sheet, changes]) => {
      const present = (record?.values[sheet] ?? []) as readonly SheetRow[];
      return [sheet, mode === importModes.override ? { ...changes, removed: present.map(({ id }) => id) } : changes];
    }),
  );
  const input = formSubmit.input.parse({
    schemaCode,
    patch: { values: values.patch.values, rows },
    ...(record && { objectId: record.id, baseVersion: record.version }),
  });
  if (formSubmitEndpoint.kind !== 'command') throw new Error('submitting is a command');
  const answer = (await formSubmitEndpoint.handle({ ...context, commandId }, input)) as CallOutput<typeof formSubmit>;
  return answer.objectId;
}

/** Assigns each issue of the form to its cell, others to the row. */
export function issuesOf(
  { locale }: CommandContext,
  { values, line }: ImportRow,
  { code, params, extra }: Refusal,
): readonly ImportIssue[] {
  const issues = (extra.issues ?? []).flatMap(({ path, message }) => {
    const location = values.locate(path) ?? values.locate(path.replace(/\.\w+$/, ''));
    return message === undefined ? [] : [{ line: location?.line ?? line, column: location?.column ?? null, message }];
  });
  if (issues.length > 0) return issues;
  const known: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = { ...refusals, ...importRefusals };
  const entry = workflowRefusals[code as RefusalCode] ?? known[code] ?? refusals.malformed;
  return [{ line, column: null, message: fillText(entry[locale], params) }];
}
