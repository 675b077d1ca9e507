import { checkApp, issuePath, issueText, withNoRepeat, type DocumentIssue } from '@inkstone/checks';
import { apps } from '@inkstone/demo';
import type { AppDefinition } from '@inkstone/schema';
import { mutatedApps } from '@inkstone/testing/mutated-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Trx } from '../../platform/db/database.ts';
import { Refusal, type RefusalExtra } from '../../platform/http/refusal.ts';
import { transact } from '../../platform/db/transactions/transact.ts';
import { RecordScene } from '../../testing/record-scene.ts';
import { importDictionaries } from '../dictionary/index.ts';
import { loadExternalObjects } from './load-external-objects.ts';
import { publishApp } from './publish-app.ts';

let scene: RecordScene;
beforeAll(async () => {
  scene = await RecordScene.open(...apps);
});
afterAll(() => scene.close());

/** Carries a result out of a transaction that is rolled back. */
class RolledBack<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super('rolled back');
    this.result = result;
  }
}

async function rolledBack<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  try {
    return await transact(scene.database.db, async (trx): Promise<never> => {
      throw new RolledBack(await work(trx));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T;
    throw error;
  }
}

type Answer = readonly { readonly code: string; readonly path: string; readonly message?: string | undefined }[];

/** Returns what publishing answers: the errors that refuse it, or the warnings. */
async function published(app: AppDefinition): Promise<Answer> {
  try {
    return (await rolledBack((trx) => publishApp(trx, app, { locale: 'en' }))).warnings;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'app-invalid') return error.extra.issues!;
    throw error;
  }
}

/** Returns the same from the checks alone, which receive the application and what is outside as JSON. */
async function checkedAlone(app: AppDefinition): Promise<Answer> {
  const sent = await rolledBack(async (trx) => {
    const at = scene.now;
    await importDictionaries(trx, app.dictionaries ?? [], at);
    return JSON.stringify([app, await loadExternalObjects(trx, withNoRepeat(app), { services: [] })]);
  });
  const found = checkApp(...(JSON.parse(sent) as Parameters<typeof checkApp>));
  const errors = found.filter(({ severity }) => severity === 'error');
  return (errors.length > 0 ? errors : found).map(answered);
}

function answered(issue: DocumentIssue): NonNullable<RefusalExtra['issues']>[number] {
  const path = issuePath(issue.document, issue.location);
  return { code: issue.code, path, params: { path, ...issue.params }, message: issueText(issue, 'en') };
}

test('publishing finds in broken applications what the checks find alone, with only the application and what is outside as JSON', async () => {
  const codes = new Set<string>();
  for (const [seed, app] of apps.entries()) {
    for (const mutated of mutatedApps(app, { seed: seed + 100, count: 12 })) {
      const alone = await checkedAlone(mutated);

      expect(JSON.parse(JSON.stringify(await published(mutated)))).toEqual(JSON.parse(JSON.stringify(alone)));
      for (const { code } of alone) codes.add(code);
    }
  }
  // The mutations reach many different checks.
  expect(codes.size).toBeGreaterThan(8);
});

test('a model of another application is known wherever a document names it, also in a column of a sub-table', async () => {
  const app = structuredClone(apps.find(({ forms }) => forms.some(({ controls }) => controls.some(({ columns }) => columns?.length)))!);
  const other = apps.find(({ code, lists }) => code !== app.code && lists.length > 0)!;
  const [list] = other.lists;
  const form = app.forms.find(({ controls }) => controls.some(({ columns }) => columns?.length))!;
  const sheet = form.controls.find(({ columns }) => columns?.length)!;
  const [column] = sheet.columns!;
  Object.assign(column!.options, { schemaCode: list!.schemaCode, listCode: 'nowhere' });

  const issues = await published(app);

  expect(issues.map(({ code, path }) => `${code} ${path}`)).toContain(
    `UnknownList forms.${form.schemaCode}.${form.code}.${sheet.key}.${column!.key}.options.listCode`,
  );
});
