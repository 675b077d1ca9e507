import { appDefinitionSchema } from '@inkstone/schema';
import { expect, test } from 'vitest';
import { apps, organization } from './index.ts';

test.each(apps.map((app) => [app.code, app] as const))('%s is a valid application package', (_code, app) => {
  const parsed = appDefinitionSchema.safeParse(app);

  expect(parsed.error?.issues ?? []).toEqual([]);
});

test.each(apps.flatMap((app) => app.forms.map((form) => [form.code, form, app] as const)))(
  'form %s has a control for every item of its model, and its layout names only existing controls',
  (_code, form, app) => {
    const model = app.models.find(({ code }) => code === form.schemaCode)!;
    const items = new Set(model.dataItems.map(({ code }) => code));
    const keys = new Set(form.controls.map(({ key }) => key));

    const unplaced = form.layout.flatMap((row) => row.columns.map(({ control }) => control)).filter((key) => !keys.has(key));
    const missing = [...items].filter((code) => !keys.has(code));

    expect(unplaced).toEqual([]);
    expect(missing).toEqual([]);
  },
);

test('managers, roles and departments refer to existing people and departments', () => {
  const accounts = new Set(organization.people.map(({ account }) => account));
  const departments = new Set(organization.departments.map(({ code }) => code));

  const named = [
    ...organization.departments.flatMap(({ manager }) => (manager ? [manager] : [])),
    ...organization.roles.flatMap(({ people }) => people),
  ];

  expect(named.filter((account) => !accounts.has(account))).toEqual([]);
  expect(organization.people.flatMap((person) => person.departments).filter((code) => !departments.has(code))).toEqual([]);
});
