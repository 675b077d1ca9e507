import { apps } from '@inkstone/demo';
import type { AppDefinition } from '@inkstone/schema';
import { mutatedApps } from '@inkstone/testing/mutated-app';
import { expect, test } from 'vitest';
import { checkApp } from '../check-app.ts';
import { noExternalObjects } from '../surroundings/external-objects.ts';
import { createChecker } from './create-checker.ts';

const expense = apps.find(({ code }) => code === 'expense')!;

test.each(apps.map((app, seed) => [app.code, mutatedApps(app, { seed, count: 12 })] as const))(
  'whatever is changed in %s, its issues are those of a check from the beginning',
  (_code, states) => {
    const checker = createChecker();

    for (const app of [...states, ...states.toReversed()])
      expect(checker.check(app, noExternalObjects)).toEqual(checkApp(app, noExternalObjects));
  },
);

test('a change of a form checks it again and the workflow that reads it, neither its model nor the list', () => {
  const ran: string[] = [];
  const checker = createChecker((id) => ran.push(id));
  checker.check(expense, noExternalObjects);
  ran.length = 0;

  checker.check(withTips(expense), noExternalObjects);

  expect(ran.filter((id) => id !== 'keys' && id !== 'menu')).toEqual(['form/expense_claim/expense_claim', 'workflow/expense_flow']);
});

test('a change of a model checks again whatever read it', () => {
  const ran: string[] = [];
  const checker = createChecker((id) => ran.push(id));
  checker.check(expense, noExternalObjects);
  ran.length = 0;

  const models = expense.models.map((model) => ({ ...model, dataItems: model.dataItems.filter(({ code }) => code !== 'remark') }));
  const issues = checker.check({ ...expense, models }, noExternalObjects);

  expect(ran).toContain('form/expense_claim/expense_claim');
  expect(issues).toEqual(checkApp({ ...expense, models }, noExternalObjects));
});

test('in steps what is shown comes first, then what changed, and an end before all is done loses nothing', () => {
  const ran: string[] = [];
  const checker = createChecker((id) => ran.push(id));
  const model = 'model/expense_claim';
  const form = 'form/expense_claim/expense_claim';

  const first = checker.begin(expense, noExternalObjects, { kind: 'form', schemaCode: 'expense_claim', code: 'expense_claim' });
  first.step();
  expect(ran).toEqual([form]);
  const changed = withTips(expense);
  const second = checker.begin(changed, noExternalObjects);
  ran.length = 0;
  while (second.step());

  expect(ran.slice(0, 2)).toContain(model);
  expect(ran.filter((id) => id === form)).toEqual([form]);
  expect(second.issues()).toEqual(checkApp(changed, noExternalObjects));
  ran.length = 0;
  const third = checker.begin(expense, noExternalObjects);
  third.step();
  // Its form and its menu changed with it; the workflow that reads the form comes after them.
  expect(ran).not.toContain('workflow/expense_flow');
  while (third.step());
  expect(ran).toContain('workflow/expense_flow');
  expect(third.issues()).toEqual(checkApp(expense, noExternalObjects));
});

function withTips(app: AppDefinition): AppDefinition {
  const [form, ...rest] = app.forms;
  const controls = form!.controls.map((control) => ({ ...control, options: { ...control.options, tips: 'changed' } }));
  return { ...app, forms: [{ ...form!, controls }, ...rest] };
}
