import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyPatch } from '@inkstone/schema';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';
import { refusalOf } from '../../../testing/record-scene.ts';
import { createWorkflowServer, type WorkflowServer } from '../../../testing/workflow-server.ts';
import { loadWorkflow } from '../../apps/index.ts';

let at: WorkflowServer;
beforeAll(async () => {
  at = await createWorkflowServer();
});
afterAll(() => at.close());

const flow = (code: string, ...people: readonly string[]) => ({
  ...buildWorkflow([start(), ...people.map((person) => approve(person, [person])), end()], [`start > ${people.join(' > ')} > end`]),
  code,
});
/** Has a scenario published along that expects both requests to be made. */
function expectBoth(workflowCode: string, name: string, blocks: boolean): void {
  const scenario = {
    code: `${workflowCode}_${name}`,
    workflowCode,
    name,
    blocks,
    initiator: 'EMPLOYEE',
    patch: { ...emptyPatch, values: { title: 'chairs' } },
    decisions: [],
    expected: { path: ['manager', 'head'], outcome: 'agreed' as const },
  };
  at.scene.scenarios = [...at.scene.scenarios, scenario];
}
const versionOf = async (code: string) => (await loadWorkflow(at.server.db, code)).version;

test('a version that deviates from mandatory scenarios is refused with all of them, and the previous one stays', async () => {
  await at.scene.publish(flow('strict', 'manager', 'head'));
  expectBoth('strict', 'large', true);
  expectBoth('strict', 'small', true);
  expectBoth('strict', 'told', false);

  const { code, issues, refusal } = await refusalOf(at.scene.publish(flow('strict', 'manager')));

  expect(code).toBe('app-invalid');
  expect(issues).toEqual(['ScenarioFailed workflows.strict', 'ScenarioFailed workflows.strict']);
  expect(refusal.extra.issues?.map(({ message }) => message)).toEqual([
    '流程「strict」的情境「large」：第 2 步應到「head」，實際已停止',
    '流程「strict」的情境「small」：第 2 步應到「head」，實際已停止',
  ]);
  expect(refusal.extra.issues?.[0]?.params).toMatchObject({
    expected: { path: ['manager', 'head'], outcome: 'agreed' },
    found: { path: ['manager'], outcome: 'agreed' },
  });
  expect(await versionOf('strict')).toBe(1);
  // The scene's own publishing would include everything else.
  const { warnings } = await at.scene.publish(flow('strict', 'manager', 'head'));
  expect(warnings).toEqual([]);
});

test('a failed optional scenario is a warning, and the version is published', async () => {
  await at.scene.publish(flow('lenient', 'manager', 'head'));
  expectBoth('lenient', 'large', false);

  const { warnings } = await at.scene.publish(flow('lenient', 'manager', 'gm'));

  expect(warnings.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'ScenarioFailed 流程「lenient」的情境「large」：第 2 步應到「head」，實際到「gm」',
  ]);
  expect(await versionOf('lenient')).toBe(2);
});
