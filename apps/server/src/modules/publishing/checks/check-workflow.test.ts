import { expect, test } from 'vitest';
import { approve, buildWorkflow, end, join, split, start } from '@inkstone/testing/workflow-builder';
import { buildApp } from '../../../testing/record-scene.ts';
import { checkWorkflow } from './check-workflow.ts';
import { publishIssueText } from './publish-issue.ts';

const app = buildApp({ code: 'model', dataItems: [{ code: 'total', name: 'total', type: 'Number' }] }, []);

/** Returns the issues of publishing a flow that joins two branches and continues by the condition. */
function publishIssueTexts(condition: string, locale: 'zh' | 'en' = 'en'): readonly string[] {
  const workflow = buildWorkflow(
    [start(), split('fork'), approve('left', ['ann']), approve('right', ['bob']), join('merge', 'fork'), end('good'), end('bad')],
    [
      'start > fork > left > merge',
      'fork > right > merge',
      { from: 'merge', to: 'bad', condition },
      { from: 'merge', to: 'good', default: true },
    ],
  );
  const known = new Map(app.models.map((model) => [model.code, model]));
  const runnable = { workflows: new Set<string>(), rules: new Set<string>() };
  const units = {
    people: new Set(['ann', 'bob']),
    inactivePeople: new Set<string>(),
    departments: new Set<string>(),
    roles: new Set<string>(),
  };
  return checkWorkflow(workflow, app, known, { runnable, units }).map((found) => publishIssueText(found, locale));
}

test.each(['total > 5', "outcomes('fork') has 'disagreed'", 'sequenceNo is not empty'])('%s is a condition', (condition) => {
  expect(publishIssueTexts(condition)).toEqual([]);
});

test.each([
  ['totl > 5', 'Field totl not found. Did you mean “total”?', '找不到欄位 totl，是否為「total」？'],
  ['total + 1', 'A condition must return true or false; this returns number', '條件的結果必須是是非值，而這裡是數值'],
  ["outcomes('spoon') has 'agreed'", 'Split “spoon” not found', '沒有並行分支「spoon」'],
  [
    "lookup('model', 'total', 1, 'total') > 1",
    'Conditions of routes cannot look up other records (model)',
    '路徑的條件不能查詢其他記錄（model）',
  ],
])('%s is refused with a reason in both languages', (condition, en, zh) => {
  expect(publishIssueTexts(condition).join()).toContain(en);
  expect(publishIssueTexts(condition, 'zh').join()).toContain(zh);
});
