import { exportPeople, peopleColumns, peopleImportTemplate } from '@inkstone/api';
import type { Locale } from '@inkstone/schema';
import { defineDownload } from '../../platform/http/endpoint.ts';
import type { FileAnswer } from '../../platform/http/file-exchange.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { WrittenTable } from '../../platform/xlsx/write-workbook.ts';
import { answerTable } from '../imports/index.ts';
import { dayOf, directory, exportedPeople } from '../organization/index.ts';
import { contentDisposition, fileSecurityHeaders } from '../stored-files/index.ts';
import { columnLabels, columnNotes, exampleRow, fileTexts } from './people-file.locale.ts';
import { csvCell } from './read-csv.ts';

const permission = 'administrator';

export const exportPeopleEndpoint = defineDownload(exportPeople, {
  permission,
  async handle({ db, files, locale, now, timeZone }, { departmentId = null, recursive, state, format }) {
    const department = departmentId === null ? null : await directory(db).department(departmentId);
    if (departmentId !== null && department === null) return refuse('not-found');
    const people = await exportedPeople(db, { departmentId, recursive, state }, locale);
    const name = [department?.name, fileTexts.people[locale], dayOf(now(), timeZone)].filter(Boolean).join(' ');
    return format === 'csv' ? answerCsv(name, people, locale) : answerTable(files, name, peopleTable(people, locale));
  },
});

export const peopleImportTemplateEndpoint = defineDownload(peopleImportTemplate, {
  permission,
  async handle({ files, locale }) {
    const table = peopleTable([peopleColumns.map((column) => exampleRow[column][locale])], locale);
    return answerTable(files, fileTexts.template[locale], table, notesTable(locale));
  },
});

const labels = (locale: Locale): readonly string[] => peopleColumns.map((column) => columnLabels[column][locale]);

/** Cells are texts, so that programs keep the zeros before a number. */
function peopleTable(people: readonly (readonly string[])[], locale: Locale): WrittenTable {
  return {
    name: fileTexts.people[locale],
    columns: peopleColumns.map((column) => ({ width: column === 'department' || column === 'otherDepartments' ? 28 : 16, isText: true })),
    head: [labels(locale)],
    rows: chunks(people),
  };
}

function notesTable(locale: Locale): WrittenTable {
  const columns = peopleColumns.map((column) => [columnLabels[column][locale], columnNotes[column][locale]]);
  return {
    name: fileTexts.notes[locale],
    columns: [{ width: 20 }, { width: 80 }],
    head: [[fileTexts.column[locale], fileTexts.meaning[locale]]],
    rows: chunks([...columns, ...fileTexts.rules[locale].map((rule) => ['', rule])]),
  };
}

const rowsAtOnce = 500;

async function* chunks(rows: readonly (readonly string[])[]): AsyncGenerator<readonly (readonly string[])[]> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) yield rows.slice(from, from + rowsAtOnce);
}

/** With a byte order mark, by which spreadsheet programs recognise UTF-8. */
function answerCsv(name: string, people: readonly (readonly string[])[], locale: Locale): FileAnswer {
  const lines = [labels(locale), ...people].map((cells) => cells.map(csvCell).join(','));
  const body = Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`);
  return {
    status: 200,
    headers: {
      ...fileSecurityHeaders,
      'content-type': 'text/csv; charset=utf-8',
      'content-length': String(body.length),
      'content-disposition': contentDisposition('attachment', `${name}.csv`),
      'cache-control': 'no-store',
    },
    body,
  };
}
