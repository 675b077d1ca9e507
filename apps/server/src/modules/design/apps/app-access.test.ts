import {
  createDesignApp,
  formSubmit,
  myModelRights,
  openWorkingCopy,
  planPublishing,
  publishWorkingCopy,
  queryList,
  readAppAccess,
  saveAppAccess,
  saveAppMaker,
  saveAppRole,
  type CallInput,
} from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/test-server.ts';
import { DesignServer } from '../testing/design-server.ts';

let home: DesignServer;
let employee: TestPerson;
let finance: TestPerson;
let manager: TestPerson;
beforeAll(async () => {
  home = await DesignServer.open();
  employee = await home.server.signIn('employee');
  finance = await home.server.signIn('finance1');
  manager = await home.server.signIn('manager');
});
afterAll(() => home.close());

type Access = NonNullable<CallInput<typeof createDesignApp>['access']>;
const everybody = { everybody: true, members: [] };
const nobody = { everybody: false, members: [] };
const only = (...people: readonly TestPerson[]) => ({
  everybody: false,
  members: people.map(({ id }) => ({ kind: 'person' as const, id })),
});

/** Begins an application with one model, its form and its menu entry, and publishes it. */
async function published(code: string, access?: Access): Promise<string> {
  const model = `${code}_note`;
  await home.admin.call(createDesignApp, { code, name: code, ...(access && { access }) });
  const { revision } = await home.edit(code, [
    {
      op: 'insert',
      document: { kind: 'model', code: model },
      path: [],
      value: { name: 'Note', dataItems: [{ code: 'title', name: 'Title', type: 'ShortText' }] },
    },
    {
      op: 'insert',
      document: { kind: 'form', schemaCode: model, code: 'note' },
      path: [],
      value: {
        name: 'Note',
        controls: [{ key: 'title', type: 'text', options: { name: 'Title' } }],
        layout: [{ columns: [{ control: 'title', span: 24 }] }],
      },
    },
    {
      op: 'insert',
      document: { kind: 'app', code },
      path: ['functions', 'notes'],
      value: { name: 'Notes', schemaCode: model, formCode: 'note' },
    },
  ]);
  await home.admin.call(publishWorkingCopy, { appCode: code, revision });
  return model;
}

const write = (person: TestPerson, schemaCode: string) =>
  person.call(formSubmit, { schemaCode, patch: { values: { title: person.account } } });
const titles = async (person: TestPerson, schemaCode: string) =>
  (await person.call(queryList, { schemaCode, fields: ['title'], size: 100 })).items
    .map(({ values }) => String(values['title']))
    .toSorted((a, b) => (a < b ? -1 : 1));

describe('who starts an application and who sees all of it', () => {
  test('without an answer everybody starts it and sees their own', async () => {
    const model = await published('plain');
    await write(employee, model);
    await write(finance, model);

    expect(await titles(employee, model)).toEqual(['employee']);
    expect(await titles(home.admin, model)).toEqual(['employee', 'finance1']);
    expect((await employee.call(myModelRights, { schemaCode: model })).rights).toContain('add');
  });

  test('those who are named start it, those who are named see all, and others neither', async () => {
    const model = await published('named', { starters: only(employee), viewers: only(finance) });
    await write(employee, model);

    expect(await titles(finance, model)).toEqual(['employee']);
    expect(await titles(manager, model)).toEqual([]);
    expect(await finance.refused(formSubmit, { schemaCode: model, patch: { values: { title: 'x' } } })).toMatchObject({
      code: 'not-allowed',
    });
    expect((await manager.call(myModelRights, { schemaCode: model })).rights).not.toContain('add');
  });

  test('a role that names a model decides instead', async () => {
    const model = await published('managed', { starters: everybody, viewers: everybody });
    await write(employee, model);
    const grants = [{ schemaCode: model, rights: ['view' as const], scope: 'all' as const }];
    await home.admin.call(saveAppRole, { appCode: 'managed', name: 'Readers', members: [{ kind: 'person', id: finance.id }], grants });

    expect(await titles(finance, model)).toEqual(['employee']);
    expect(await titles(manager, model)).toEqual([]);
    expect(await home.admin.call(readAppAccess, { appCode: 'managed' })).toMatchObject({ managedModels: [model], mayChange: true });
  });

  test('the plan names the models that everybody fills in or sees', async () => {
    const model = await published('planned', { starters: everybody, viewers: nobody });
    const plan = async () => {
      const { revision } = await home.admin.call(openWorkingCopy, { appCode: 'planned' });
      return (await home.admin.call(planPublishing, { appCode: 'planned', revision })).openModels;
    };
    const own = await plan();
    await home.admin.call(saveAppAccess, { appCode: 'planned', access: { starters: only(employee), viewers: nobody } });

    expect(own).toEqual([{ schemaCode: model, everybodySees: 'own' }]);
    expect(await plan()).toEqual([]);
  });
});

test('the maker changes it until the application is published, then administrators only', async () => {
  await home.admin.call(saveAppMaker, { personId: manager.id, mayCreate: true });
  await manager.call(createDesignApp, { code: 'made', name: 'Made' });
  const access = { starters: only(employee), viewers: nobody };
  await manager.call(saveAppAccess, { appCode: 'made', access });
  const { revision } = await manager.call(openWorkingCopy, { appCode: 'made' });
  await manager.call(publishWorkingCopy, { appCode: 'made', revision });

  expect(await manager.refused(saveAppAccess, { appCode: 'made', access: { starters: everybody, viewers: everybody } })).toMatchObject({
    code: 'not-allowed',
  });
  expect(await manager.call(readAppAccess, { appCode: 'made' })).toMatchObject({
    mayChange: false,
    access: { starters: { everybody: false, members: [{ kind: 'person', id: employee.id }] }, viewers: nobody },
  });
  expect(await home.admin.call(saveAppAccess, { appCode: 'made', access })).toBe(true);
});

test('members that do not exist are named, and nothing is begun', async () => {
  const id = createId();
  const refused = await home.admin.refused(createDesignApp, {
    code: 'stray',
    name: 'Stray',
    access: { starters: { everybody: false, members: [{ kind: 'role', id }] }, viewers: nobody },
  });

  expect(refused).toMatchObject({
    code: 'app-role-invalid',
    issues: [{ code: 'UnknownReference', path: 'starters.members', params: { id } }],
  });
  expect(await home.admin.refused(openWorkingCopy, { appCode: 'stray' })).toMatchObject({ code: 'not-found' });
});
