import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getInstanceBaseinfo, listInstanceLogs } from '@inkstone/api';
import { apps } from '@inkstone/demo';
import { publishApp } from '../../../modules/publishing/index.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { transact } from '../../db/transactions/transact.ts';

const root = join(import.meta.dirname, '../../../../../..');
const page = join(root, 'docs/api-clients.md');
const tools = {
  redocly: join(root, 'node_modules/@redocly/cli/bin/cli.js'),
  openApiTypescript: join(root, 'apps/server/node_modules/openapi-typescript/bin/cli.js'),
  heyApi: join(root, 'apps/server/node_modules/@hey-api/openapi-ts/bin/run.js'),
  tsc: join(root, 'node_modules/typescript/bin/tsc'),
};

let server: TestServer;
let folder: string;
let address: string;
beforeAll(async () => {
  server = await createTestServer();
  for (const app of apps.filter(({ code }) => code === 'expense')) await transact(server.db, (trx) => publishApp(trx, app));
  address = await server.server.listen({ host: '127.0.0.1', port: 0 });
  folder = await mkdtemp(join(tmpdir(), 'inkstone-clients-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'openapi.json'), await (await fetch(`${address}/openapi.json`)).text());
  for (const [, name = '', text = ''] of (await readFile(page, 'utf8')).matchAll(/^```ts file=(\S+)\n([\s\S]*?)^```$/gm)) {
    await writeFile(join(folder, name), text);
  }
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Returns the output of a program in the folder. Throws with the output if the program fails. */
async function run(program: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, INKSTONE_URL: address, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const ended = promisify(execFile)(process.execPath, [program, ...args], { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 });
  return ended.then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => Promise.reject(new Error(`${program}\n${error.stdout}\n${error.stderr}`.slice(0, 5000))),
  );
}

/** A program that uses only the types, as the other generator writes them. */
const typed = `
import type { operations } from './types.ts';

type Answered<Name extends keyof operations> = operations[Name] extends { responses: { 200: { content: { 'application/json': infer A } } } } ? A : never;
export const key: operations['formSubmit']['parameters']['header']['Idempotency-Key'] = '5f0c9a30-7f2a-4a3b-9a57-2f4d6b0f6f0e';
export const kinds = (answer: Answered<'loadPrintDatas'>) => answer.data.document.blocks.map(({ kind }) => kind);
export const below = (answer: Answered<'dictionaryTree'>) => answer.data.flatMap(({ children }) => children.map(({ children }) => children.length));
// @ts-expect-error Submitting a form requires an idempotency key.
export const header: operations['formSubmit']['parameters']['header'] = {};
`;

describe('the API description', () => {
  test('passes a strict linter', async () => {
    const report = JSON.parse(await run(tools.redocly, 'lint', '--extends', 'recommended-strict', '--format', 'json', 'openapi.json'));

    expect(report).toMatchObject({ totals: { errors: 0, warnings: 0 }, problems: [] });
  });

  test(
    'generates clients with two generators; programs with one of them get an expense claim approved and design an application',
    { timeout: 240_000 },
    async () => {
      await Promise.all([run(tools.openApiTypescript, 'openapi.json', '-o', 'types.ts'), run(tools.heyApi, '--no-log-file')]);
      await writeFile(join(folder, 'typed.ts'), typed);
      const strict = { strict: true, noEmit: true, skipLibCheck: false, allowImportingTsExtensions: true, erasableSyntaxOnly: true };
      const compilerOptions = { ...strict, target: 'es2024', module: 'nodenext', lib: ['es2025', 'dom', 'dom.iterable'], types: ['node'] };
      await writeFile(
        join(folder, 'tsconfig.json'),
        JSON.stringify({ compilerOptions, files: ['main-job.ts', 'design-app.ts', 'typed.ts'] }),
      );
      await run(tools.tsc, '-p', 'tsconfig.json');

      expect(JSON.parse(await run('design-app.ts'))).toEqual({
        errors: ['ControlTypeUnfit'],
        published: ['app visitors 1', 'model visit 1', 'form visit_form 1'],
      });
      const result = JSON.parse(await run('main-job.ts')) as { workflowInstanceId: string };

      expect(result).toMatchObject({
        opened: 'expense_claim',
        refused: 'form-invalid',
        issues: [expect.stringMatching(/^items\[.+\]\.price$/)],
        sameAnswer: true,
        approvedBy: ['manager: 6000', 'finance1: 6000', 'finance2: 6000'],
        status: 'COMPLETED',
      });
      const employee = await server.signIn('employee');
      const { workflowInstanceId } = result;
      expect(await employee.call(getInstanceBaseinfo, { workflowInstanceId })).toMatchObject({ status: 'COMPLETED' });
      const { logs } = await employee.call(listInstanceLogs, { workflowInstanceId });
      expect(logs.filter(({ seal }) => seal === 'agree').map(({ opinion }) => opinion)).toEqual(['Fine', 'Fine', 'Fine']);
    },
  );
});
