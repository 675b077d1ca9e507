import { appDefinitionSchema, type AppDefinition } from '@inkstone/schema';
import { buildWorkflow, end, service, start, subprocess } from '@inkstone/testing/workflow-builder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { buildApp, RecordScene, refusalOf } from '../../../testing/record-scene.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { publishApp } from '../publish-app.ts';

let scene: RecordScene;
beforeAll(async () => {
  scene = await RecordScene.open();
});
afterAll(() => scene.close());

const app = (code: string, workflows: readonly { code: string; starts?: string; runs?: string }[]): AppDefinition => ({
  ...appDefinitionSchema.parse(buildApp({ code, dataItems: [{ code: 'title', name: 'title', type: 'ShortText' }] }, [])),
  workflows: workflows.map(({ code: workflow, starts, runs }) => ({
    ...buildWorkflow(
      [
        start(),
        ...(starts === undefined ? [] : [subprocess('sub', starts)]),
        ...(runs === undefined ? [] : [service('book', { task: { kind: 'rule', rule: runs } })]),
        end(),
      ],
      [['start', ...(starts === undefined ? [] : ['sub']), ...(runs === undefined ? [] : ['book']), 'end'].join(' > ')],
    ),
    code: workflow,
    schemaCode: code,
  })),
});
const publish = (definition: AppDefinition) => transact(scene.database.db, (trx) => publishApp(trx, definition, { locale: 'en' }));

test('a sub-process is a workflow of the same application, or a published one', async () => {
  await publish(app('helpers', [{ code: 'help' }]));

  await publish(
    app('desk', [
      { code: 'outer', starts: 'inner' },
      { code: 'inner', starts: 'help' },
    ]),
  );

  await publish(app('helpers', []));
  const { code, issues, refusal } = await refusalOf(
    publish(
      app('desk', [
        { code: 'outer', starts: 'inner' },
        { code: 'other', starts: 'help' },
      ]),
    ),
  );
  expect(code).toBe('app-invalid');
  expect(issues).toEqual(['WorkflowIssue workflows.other', 'WorkflowIssue workflows.outer']);
  expect(refusal.extra.issues?.map(({ params }) => params)).toMatchObject([
    {
      finding: 'SubprocessUnknown',
      place: { kind: 'activity', activity: 'sub' },
      counterexample: { zh: '「start」 → 「sub」', en: '"start" → "sub"' },
    },
    { finding: 'SubprocessUnknown', place: { kind: 'activity', activity: 'sub' } },
  ]);
  expect(refusal.extra.issues?.[0]?.message).toContain('starts the unknown workflow "inner"');
});

test('a service runs a rule of the installation', async () => {
  const ruled = app('ruled', [{ code: 'booking', runs: 'stock' }]);

  const { issues, refusal } = await refusalOf(publish(ruled));
  const server = await createTestServer({ rules: [{ code: 'stock', run: async () => ({ kind: 'done' }) }] });
  const { documents } = await transact(server.db, (trx) => publishApp(trx, ruled, { installation: server.server.installation }));
  await server.close();

  expect(issues).toEqual(['WorkflowIssue workflows.booking']);
  expect(documents).toContainEqual({ kind: 'workflow', code: 'booking', version: 1, isNew: true });
  expect(refusal.extra.issues?.[0]).toMatchObject({
    params: { finding: 'RuleUnknown', place: { kind: 'activity', activity: 'book' } },
    message: expect.stringContaining('runs the unknown business rule "stock"'),
  });
});
