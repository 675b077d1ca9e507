import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call } from '@inkstone/api';
import type { FileCellValue } from '@inkstone/controls/file-cell';
import { pino } from 'pino';
import { openWorkbook } from '../platform/xlsx/read-workbook.ts';
import type { TestPerson, TestServer } from './test-server.ts';
import { runExport } from '../modules/exports/index.ts';

/** Returns the rows of the first sheet of a workbook. */
export async function readRows(bytes: Uint8Array): Promise<readonly (readonly FileCellValue[])[]> {
  const path = join(tmpdir(), `inkstone-${randomUUID()}.xlsx`);
  await writeFile(path, bytes);
  try {
    const rows: (readonly FileCellValue[])[] = [];
    for await (const { cells } of (await openWorkbook(path)).rows()) rows.push(cells);
    return rows;
  } finally {
    await rm(path, { force: true });
  }
}

/** Makes a call and returns status, headers and bytes of the response. */
export async function download(
  server: TestServer,
  person: Pick<TestPerson, 'accessToken'> | null,
  call: Call,
  input: Readonly<Record<string, unknown>>,
): Promise<{ readonly status: number; readonly headers: Readonly<Record<string, unknown>>; readonly bytes: Buffer }> {
  const headers = { 'x-locale': 'en', ...(person && { authorization: `Bearer ${person.accessToken}` }) };
  const answer =
    call.method === 'GET'
      ? await server.inject({ method: 'GET', url: call.path, query: input as Record<string, string>, headers })
      : await server.inject({ method: 'POST', url: call.path, payload: input, headers });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}

/** Runs an export task as its worker does. */
export function runExportTask(server: TestServer, taskId: string, now: () => Date = () => new Date()): Promise<void> {
  const { db, files } = server;
  return runExport({ db, files, now, timeZone: 'Asia/Taipei', log: pino({ level: 'silent' }) }, taskId);
}
