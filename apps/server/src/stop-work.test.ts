import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  formSubmit,
  importCheck,
  importData,
  importProgress,
  importRun,
  login,
  queryList,
  userSearch,
  type CallOutput,
  type Envelope,
} from '@inkstone/api';
import { importModes } from '@inkstone/schema';
import { ApiClient } from '@inkstone/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workbookOf } from './platform/xlsx/testing/workbook-file.ts';
import { serverProgram } from './testing/test-program.ts';

const rows = 600;
let folder: string;
let receiver: Server;
let process_: ChildProcess | null = null;
/** The ids of the messages that the receiver got; it never answers the first one. */
const received: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-stop-'));
  receiver = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      received.push((JSON.parse(text) as { id?: string }).id ?? text);
      if (received.length > 1) response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});
afterAll(async () => {
  process_?.kill('SIGTERM');
  if (process_ && process_.exitCode === null) await once(process_, 'exit');
  receiver.closeAllConnections();
  receiver.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
});

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  /** Everything it has printed, from warnings on. */
  readonly output: () => string;
}

async function start(): Promise<Started> {
  const child = spawn(process.execPath, [serverProgram()], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: folder,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      DEMO: 'small',
      PRIVATE_HOSTS: '127.0.0.1',
      MESSAGES_WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process_ = child;
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await expect.poll(() => (child.exitCode === null ? text : `ended: ${text}`), { timeout: 150_000 }).toMatch(/Inkstone 硯 {2}\S|ended/);
  const url = /Inkstone 硯 {2}(\S+)/.exec(text)?.[1];
  if (!url) throw new Error(text);
  return { child, url, output: () => text };
}

/** Starts an import of suppliers and waits until it writes records. */
async function beginImport(url: string): Promise<string> {
  const admin = await new ApiClient(url).signIn('admin', 'inkstone');
  const bytes = await workbookOf(
    ['名稱', '統一編號'],
    ...Array.from({ length: rows }, (_, index) => [`供應商 ${index}`, String(10_000_000 + index)]),
  );
  const body = new FormData();
  body.append('schemaCode', 'supplier');
  body.append('file', new File([new Uint8Array(bytes)], 'suppliers.xlsx'));
  const { access_token: token } = await new ApiClient(url).call(login, { account: 'admin', password: 'inkstone' });
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const answer = await fetch(url + importData.path, { method: 'POST', headers, body });
  const { data, errmsg } = (await answer.json()) as Envelope<CallOutput<typeof importData>>;
  expect(errmsg).toBe('');
  const { importId, columns } = data;
  await admin.call(importCheck, { importId, mapping: columns.map(({ field }) => field), mode: importModes.append, keys: [] });
  const state = () => admin.call(importProgress, { importId });
  await expect.poll(async () => (await state()).state, { timeout: 60_000 }).toBe('checked');
  await admin.call(importRun, { importId });
  await expect.poll(async () => (await state()).done, { timeout: 60_000, interval: 10 }).toBeGreaterThan(0);
  expect((await state()).state).toBe('importing');
  return importId;
}

/** Creates a task whose message the webhook receiver does not answer. */
async function beginMessage(url: string): Promise<void> {
  const employee = await new ApiClient(url).signIn('employee', 'inkstone');
  const [deputy] = (await employee.call(userSearch, { keyword: '周柏翰' })).items;
  const values = {
    leave_kind: '特休',
    date_from: '2026-11-02',
    date_to: '2026-11-03',
    reason: '家事',
    deputy: { id: deputy!.id, name: '', unitType: 3 },
  };
  await employee.call(formSubmit, { schemaCode: 'leave_request', formCode: 'leave_request', patch: { values, rows: {} } });
  await expect.poll(() => received.length, { timeout: 60_000 }).toBe(1);
}

test(
  'a stopping server interrupts an import and an unanswered webhook, and both continue after the next start',
  { timeout: 400_000 },
  async () => {
    const first = await start();
    await beginMessage(first.url);
    const importId = await beginImport(first.url);

    first.child.kill('SIGTERM');
    const [code] = (await once(first.child, 'exit')) as [number];

    // Status 0 shows a graceful stop: after the time limit the status would be different.
    expect(code).toBe(0);
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
    // Both jobs ended because they were told to, not because the time for stopping was over.
    expect(first.output()).not.toContain('did not stop in time');
    const second = await start();
    const admin = await new ApiClient(second.url).signIn('admin', 'inkstone');
    await expect.poll(async () => (await admin.call(importProgress, { importId })).state, { timeout: 200_000 }).toBe('done');
    // Each supplier whose name contains 59 exists once.
    const { items } = await admin.call(queryList, { schemaCode: 'supplier', fields: ['supplier_name'], keyword: '供應商 59', size: 100 });
    expect(items.map(({ name }) => name).sort()).toEqual(['供應商 59', ...Array.from({ length: 10 }, (_, index) => `供應商 59${index}`)]);
    expect(await admin.call(importProgress, { importId })).toMatchObject({ done: rows });
    await expect.poll(() => received.filter((id) => id === received[0]).length, { timeout: 60_000 }).toBe(2);
    // They were returned to their queues and not left to the check for jobs of processes that are gone.
    expect(second.output()).not.toContain('orphaned jobs');
  },
);
