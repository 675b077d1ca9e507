import { expect, test } from 'vitest';
import type { AppDefinition } from '@inkstone/schema';
import { approve, buildWorkflow, end, join, split, start, subprocess } from '@inkstone/testing/workflow-builder';
import { checkWorkflow } from './check-workflow.ts';
import { issueText } from '../issue/issue-text.ts';
import { noExternalObjects } from '../surroundings/external-objects.ts';
import { surroundingsOf } from '../surroundings/surroundings-of.ts';

const app: AppDefinition = {
  code: 'app',
  name: 'app',
  group: { code: 'group', name: 'group' },
  functions: [],
  models: [{ code: 'model', name: 'model', dataItems: [{ code: 'total', name: 'total', type: 'Number' }] }],
  forms: [],
  lists: [],
  workflows: [],
};
const around = surroundingsOf(app, {
  ...noExternalObjects,
  units: { people: ['ann', 'bob'], inactivePeople: [], departments: [], roles: [] },
});

/** Returns the issues of publishing a flow that joins two branches and continues by the condition. */
function issueTextsOf(condition: string, locale: 'zh' | 'en' = 'en'): readonly string[] {
  const workflow = buildWorkflow(
    [start(), split('fork'), approve('left', ['ann']), approve('right', ['bob']), join('merge', 'fork'), end('good'), end('bad')],
    [
      'start > fork > left > merge',
      'fork > right > merge',
      { from: 'merge', to: 'bad', condition },
      { from: 'merge', to: 'good', default: true },
    ],
  );
  return checkWorkflow(workflow, around).map((issue) => issueText(issue, locale));
}

test.each(['total > 5', "outcomes('fork') has 'disagreed'", 'sequenceNo is not empty'])('%s is a condition', (condition) => {
  expect(issueTextsOf(condition)).toEqual([]);
});

test.each([
  ['totl > 5', 'Field totl not found. Did you mean "total"?', '找不到欄位 totl，是否為「total」？'],
  ['total + 1', 'A condition must return true or false; this returns number', '條件的結果必須是是非值，而這裡是數值'],
  ["outcomes('spoon') has 'agreed'", 'Split "spoon" not found', '找不到並行分支「spoon」'],
  [
    "lookup('model', 'total', 1, 'total') > 1",
    'Conditions of routes cannot look up other records (model)',
    '路徑的條件不能查詢其他記錄（model）',
  ],
])('%s is refused with a reason in both languages', (condition, en, zh) => {
  expect(issueTextsOf(condition).join()).toContain(en);
  expect(issueTextsOf(condition, 'zh').join()).toContain(zh);
});

test('an issue names activities, also those that an unnamed route connects, in the language in which it is read', () => {
  const workflow = buildWorkflow(
    [start(), { ...approve('boss', ['ann']), name: '主管', name_i18n: { en: 'Manager' } }, end()],
    ['start > boss', { code: 'large', from: 'boss', to: 'end', condition: 'totl > 5' }, { from: 'boss', to: 'end', default: true }],
  );

  const [issue] = checkWorkflow(workflow, around);

  expect(issueText(issue!, 'zh')).toContain('主管 → end');
  expect(issueText(issue!, 'en')).toContain('Manager → end');
  expect(issue!.steps!.map(({ text }) => text.en)).toContain('"Manager"');
});

test('of two activities with one Chinese name each is named by its own English one', () => {
  const named = (code: string, en: string) => ({ ...approve(code, ['ann']), name: '主管', name_i18n: { en } });
  const workflow = buildWorkflow(
    [start(), named('first', 'Manager'), named('second', 'Director'), end()],
    [
      'start > first > second',
      { code: 'back', from: 'second', to: 'first', condition: 'totl > 5' },
      { from: 'second', to: 'end', default: true },
    ],
  );

  const [issue] = checkWorkflow(workflow, around);

  expect(issueText(issue!, 'en')).toContain('Director → Manager');
  expect(issue!.steps!.map(({ text }) => text.en)).toEqual(['"start"', '"Manager"', '"Director"', '"Manager"']);
});

test('two workflows of an application that start each other without a way around are told by their names', () => {
  const starting = (code: string, target: string) => ({
    ...buildWorkflow([start(), subprocess('child', target), end()], ['start > child > end']),
    code,
    name: `流程${code}`,
    name_i18n: { en: `Flow ${code}` },
    schemaCode: 'model',
  });
  const [one, other] = [starting('A', 'B'), starting('B', 'A')];
  const both = surroundingsOf({ ...app, workflows: [one, other] }, noExternalObjects);

  const texts = checkWorkflow(one, both).map((issue) => [issue.severity, issueText(issue, 'zh'), issueText(issue, 'en')]);

  expect(texts).toEqual([['error', expect.stringContaining('流程A → 流程B → 流程A'), expect.stringContaining('Flow A → Flow B → Flow A')]]);
});
