import { exportTemplate, importFaults, importFaultsFile, importProgress, userImportProgress } from '@inkstone/api';
import { joinClauses, localizedName, type Locale } from '@inkstone/schema';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { defineDownload, defineQuery } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { WrittenCell } from '../../platform/xlsx/sheet-xml.ts';
import type { WrittenTable } from '../../platform/xlsx/write-workbook.ts';
import { isId } from '../../platform/db/id.ts';
import { answerTable } from './answer-table.ts';
import { importTarget } from './import-fields.ts';
import { importTexts } from './import.locale.ts';
import { ownImport, presentImport, type Import } from './stored-import.ts';
import { templateTable } from './template.ts';

export const importProgressEndpoint = defineQuery(importProgress, {
  permission: 'signed-in',
  async handle({ db, actor, locale }, { importId }) {
    return presentImport(await ownImport(db, actor.id, importId), locale);
  },
});

export const userImportProgressEndpoint = defineQuery(userImportProgress, {
  permission: 'signed-in',
  async handle({ db, actor, locale, now }, { schemaCode, cursor, size }) {
    if (cursor !== undefined && !isId(cursor)) refuse('malformed', {}, { issues: [{ code: 'UnknownCursor', path: 'cursor' }] });
    let query = db
      .selectFrom('imports')
      .selectAll()
      .where('person_id', '=', actor.id)
      .where('expires_at', '>', now())
      .where('state', '<>', 'mapping')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size + 1);
    if (schemaCode !== undefined) query = query.where('schema_code', '=', schemaCode);
    if (cursor !== undefined)
      query = query.where(
        sql<boolean>`(created_at, id) < (select i.created_at, i.id from imports i where i.id = ${cursor}::uuid and i.person_id = ${actor.id}::uuid)`,
      );
    const tasks = await query.execute();
    const page = tasks.slice(0, size);
    return { items: page.map((task) => presentImport(task, locale)), next: tasks.length > size ? page.at(-1)!.id : null };
  },
});

export const importFaultsEndpoint = defineQuery(importFaults, {
  permission: 'signed-in',
  async handle({ db, actor }, { importId, cursor = '0', size }) {
    const task = await ownImport(db, actor.id, importId);
    if (!/^\d{1,9}$/.test(cursor)) refuse('malformed', {}, { issues: [{ code: 'UnknownCursor', path: 'cursor' }] });
    const rows = await rowsWithIssues(db, task, Number(cursor), size + 1);
    const page = rows.slice(0, size);
    return {
      items: page.map(({ lines, issues }) => ({
        line: lines[0]!.line,
        issues: (issues ?? []).map(({ line, column, message }) => ({
          line,
          column: column === null ? null : columnName(task, column),
          value: column === null ? '' : String(lines.find((each) => each.line === line)?.cells[column] ?? ''),
          message,
        })),
      })),
      next: rows.length > size ? String(page.at(-1)!.position) : null,
    };
  },
});

function columnName({ head }: Import, column: number): string {
  const { name = '', sheet = null } = head.columns[column] ?? {};
  return sheet === null ? name : `${sheet} / ${name}`;
}

function rowsWithIssues(db: Db, { id }: Import, after: number, limit: number) {
  return db
    .selectFrom('import_rows')
    .select(['position', 'lines', 'issues'])
    .where('import_id', '=', id)
    .where('state', '=', 'faulty')
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute();
}

/** The original rows with an additional column for the issues. */
export const importFaultsFileEndpoint = defineDownload(importFaultsFile, {
  permission: 'signed-in',
  async handle({ db, actor, files, locale }, { importId }) {
    if (!actor) return refuse('not-signed-in');
    const task = await ownImport(db, actor.id, importId);
    return answerTable(files, `${task.name.replace(/\.xlsx$/i, '')} - ${importTexts.reason[locale]}`, issuesTable(db, task, locale));
  },
});

const rowsRead = 500;

function issuesTable(db: Db, task: Import, locale: Locale): WrittenTable {
  const { columns } = task.head;
  const names = columns.map(({ name, sheet }) => (sheet === null ? name : `${sheet}.${name}`));
  async function* rows() {
    for (let after = 0; ;) {
      const page = await rowsWithIssues(db, task, after, rowsRead);
      if (page.length === 0) return;
      after = page.at(-1)!.position;
      yield page.flatMap(({ lines, issues }) =>
        lines.map(({ line, cells }) => [
          ...columns.map((_, index) => writtenCell(cells[index] ?? null)),
          joinClauses(
            (issues ?? []).filter((issue) => issue.line === line).map(({ message }) => message),
            locale,
          ),
        ]),
      );
    }
  }
  const widths = [...columns.map(() => ({ width: 16 })), { width: 60 }];
  return { name: task.name, columns: widths, head: [[...names, importTexts.reason[locale]]], rows: rows() };
}

function writtenCell(cell: string | number | boolean | null): WrittenCell {
  if (typeof cell === 'number') return { number: cell, format: 'General' };
  return cell === null ? null : String(cell);
}

export const exportTemplateEndpoint = defineDownload(exportTemplate, {
  permission: 'participant',
  async handle(context, { schemaCode }) {
    const { actor, db, files, locale } = context;
    if (!actor) return refuse('not-signed-in');
    const target = await importTarget(db, { ...context, actor }, schemaCode);
    return answerTable(files, localizedName(target.model.definition, locale), templateTable(target, locale));
  },
});
