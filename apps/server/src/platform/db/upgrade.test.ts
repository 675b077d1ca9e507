import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  businessRuleDetails,
  formSubmit,
  listAppRoles,
  listDocuments,
  listDocumentVersions,
  listManagedPeople,
  listOrganizationIssues,
  listPrintTemplates,
  listWorkitems,
  login,
  openWorkingCopy,
  organizationOnDay,
  playWorkingScenarios,
  readDocumentVersion,
} from '@inkstone/api';
import { organization as demo } from '@inkstone/demo';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { directory } from '../../modules/organization/index.ts';
import { createServer, type Server } from '../../server.ts';
import { createOrganizedDatabase } from '../../testing/organized-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createCaller, type TestCaller } from '../../testing/test-server.ts';
import { WorkflowScene } from '../../testing/workflow-scene.ts';
import { openDiskStore } from '../files/disk-store.ts';
import type { Db, Trx } from './database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';
import { openDatabase } from './open-database.ts';

/** The first migration after the version from which is upgraded: departments had one manager, and mail addresses could repeat. */
const step = '0070-organization-administration';

let database: TestDatabase;
let scene: WorkflowScene;
let instance: string;
let before: Awaited<ReturnType<typeof peopleOfScene>>;
beforeAll(async () => {
  database = await createOrganizedDatabase();
  scene = await WorkflowScene.over(database);
  await scene.publish({
    ...buildWorkflow(
      [
        start(),
        approve('boss', [], { participants: [{ kind: 'initiator-manager' }] }),
        approve('money', [], { participants: [{ kind: 'role', role: 'finance', withinInitiatorDepartment: false }] }),
        end(),
      ],
      ['start > boss > money > end'],
    ),
    code: 'upgrade',
  });
  instance = await scene.start('employee', 'upgrade');
  before = await peopleOfScene(database.db);
  const opened = openDatabase(database.connection, { warn: () => undefined }, 2);
  await toEarlierVersion(opened.db);
  await sql`update people set email = 'Office@example.com' where account = 'employee'`.execute(opened.db);
  await sql`update people set email = 'office@example.com' where account in ('manager', 'head')`.execute(opened.db);
  await storeEarlierRows(opened.db);
  await opened.close();
});
afterAll(() => database.close());

/** Rebuilds the system tables as the earlier version created them, and fills them with the rows of the present ones. */
async function toEarlierVersion(db: Db): Promise<void> {
  await sql`alter schema inkstone rename to later`.execute(db);
  await sql`create schema inkstone`.execute(db);
  const earlier = Object.entries(migrations).filter(([name]) => name < step);
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(Object.fromEntries(earlier)) },
    migrationTableSchema: 'inkstone',
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  }).migrateToLatest();
  if (error) throw error;
  await db.transaction().execute(async (trx) => {
    // Without foreign keys and triggers: the rows are consistent already.
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const table of await commonTables(trx)) {
      await copyRows(trx, table);
      await continueNumbers(trx, table);
    }
    await sql`
      update departments set manager_id = (
        select person_id from later.department_leaders l where l.department_id = departments.id and kind = 'manager' order by l.sort limit 1)`.execute(
      trx,
    );
  });
  await sql`drop schema later cascade`.execute(db);
}

const ids = {
  rule: '01900000-0000-7000-8000-000000000001',
  role: '01900000-0000-7000-8000-000000000002',
  template: '01900000-0000-7000-8000-000000000003',
  scenario: '01900000-0000-7000-8000-000000000004',
  dictionary: '01900000-0000-7000-8000-000000000005',
};
const grant = {
  schemaCode: 'ticket',
  rights: ['view', 'add', 'export'],
  scope: 'condition',
  condition: { join: 'and', items: [{ field: 'title', operator: 'eq', value: '甲' }] },
  fields: { helper: 'readonly' },
};

/** A rule, a role, a print template and a scenario as rows of their own, which had no documents; a form that names a dictionary by its id. */
async function storeEarlierRows(db: Db): Promise<void> {
  await sql`
    insert into dictionaries (id, code, name, name_i18n, kind, sort) values (${ids.dictionary}, 'goods', '品項', '{}', 'flat', 1)`.execute(
    db,
  );
  await sql`
    insert into app_functions (app_code, code, name, name_i18n, schema_code, form_code, position)
    values ('desk', 'tickets', '工單', '{}', 'ticket', 'ticket', 1)`.execute(db);
  const suggested = JSON.stringify({ dictionaryId: ids.dictionary, displayType: 'flat' });
  await db.transaction().execute(async (trx) => {
    // Published documents refuse to change.
    await sql`set local session_replication_role = replica`.execute(trx);
    const path = '{controls,0,options,dictionaryData}';
    await sql`update documents set content = jsonb_set(content, ${path}, ${suggested}::jsonb) where kind = 'form'`.execute(trx);
  });
  const rule = {
    code: 'no_zero',
    name: '不可為零',
    schemaCode: 'ticket',
    trigger: 'saved',
    active: true,
    inputs: [],
    actions: [{ kind: 'check', formula: 'amount <> 0', message: { zh: '不可為零', en: 'Not zero' }, field: 'amount' }],
  };
  const template = { name_i18n: {}, paper: { size: 'A5', orientation: 'portrait' }, omitted: [], head: '上', foot: '', watermark: '' };
  const printed = JSON.stringify({ ...template, withHistory: false, signBoxes: [] });
  const manager = sql`(select id from people where account = 'manager')`;
  await sql`
    insert into business_rules
      (id, code, name, app_code, schema_code, trigger, active, version, definition, created_at, created_by, modified_at, modified_by)
    values (${ids.rule}, ${rule.code}, ${rule.name}, 'desk', 'ticket', 'saved', true, 3, ${JSON.stringify(rule)}::jsonb,
      '2025-01-01', null, '2025-02-02', ${manager})`.execute(db);
  await sql`
    insert into app_roles (id, app_code, name, name_i18n, version, created_at, created_by, modified_at, modified_by)
    values (${ids.role}, 'desk', '帳務', '{"en": "Accounts"}', 4, '2025-01-01', ${manager}, '2025-02-02', ${manager})`.execute(db);
  await sql`insert into app_role_members select ${ids.role}, 'person', id from people where account = 'manager'`.execute(db);
  await sql`
    insert into app_role_grants (role_id, schema_code, rights, scope, condition, fields)
    values (${ids.role}, 'ticket', ${grant.rights}, 'condition', ${JSON.stringify(grant.condition)}::jsonb, ${JSON.stringify(grant.fields)}::jsonb)`.execute(
    db,
  );
  await sql`
    insert into print_templates
      (id, schema_code, form_code, name, is_default, content, version, created_at, modified_at, modified_by)
    values (${ids.template}, 'ticket', 'ticket', '正式', true, ${printed}::jsonb, 2, '2025-01-01', '2025-02-02', ${manager})`.execute(db);
  await sql`
    insert into workflow_scenarios (id, workflow_code, name, initiator_id, form_code, patch, starts_at, decisions, expected, blocks, version,
      created_at, updated_at, updated_by)
    select ${ids.scenario}, 'upgrade', '一般', p.id, null, '{"values": {"title": "椅子"}, "rows": {}}', null, '[]',
      '{"path": ["boss", "money"], "outcome": "agreed"}', true, 2, '2025-01-01', '2025-02-02', ${manager}
    from people p where p.account = 'employee'`.execute(db);
}

async function commonTables(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'inkstone' and table_type = 'BASE TABLE' and table_name not like 'migrations%'
    intersect select table_name from information_schema.tables where table_schema = 'later'`.execute(trx);
  return rows.map(({ name }) => name);
}

async function copyRows(trx: Trx, table: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select old.column_name as name from information_schema.columns old
    join information_schema.columns new on new.table_schema = 'later' and new.table_name = old.table_name and new.column_name = old.column_name
    where old.table_schema = 'inkstone' and old.table_name = ${table} and old.is_generated = 'NEVER'`.execute(trx);
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`delete from ${sql.table(table)}`.execute(trx);
  await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value select ${columns} from ${sql.table(`later.${table}`)}`.execute(
    trx,
  );
}

/** Continues the numbers of a table after its rows. */
async function continueNumbers(trx: Trx, table: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'inkstone' and table_name = ${table} and (is_identity = 'YES' or column_default like 'nextval%')`.execute(trx);
  for (const { name } of rows) {
    await sql`
      select setval(pg_get_serial_sequence(${`inkstone.${table}`}, ${name}), coalesce(max(${sql.ref(name)}), 0) + 1)
      from ${sql.table(table)}`.execute(trx);
  }
}

async function peopleOfScene(db: Db) {
  const lookup = directory(db);
  const people = await Promise.all(demo.people.map(async ({ account }) => (await lookup.personByAccount(account))!));
  return Promise.all(
    people.map(async (person) => ({
      ...person,
      departments: (await lookup.departmentsOf(person.id)).map(({ code }) => code),
      managers: await lookup.managerChain(person.id, 5),
    })),
  );
}

const rolesOf = async (db: Db) => Promise.all(demo.roles.map(async ({ code }) => [code, await directory(db).roleMembers(code)] as const));

test('people, managers, roles, passwords, mail addresses and running tasks survive the upgrade', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-upgrade-'));
  const done = await migrate(database.db);
  const server = await createServer({
    connection: database.connection,
    files: await openDiskStore(folder),
    timeZone: 'Asia/Taipei',
    log: pino({ level: 'silent' }),
    jobs: false,
    demo: true,
  });
  const [manager, admin] = [await signIn(server, 'manager'), await signIn(server, 'admin')];

  expect(done).toEqual(Object.keys(migrations).filter((name) => name >= step));
  expect(await peopleOfScene(database.db)).toEqual(before);
  expect((await rolesOf(database.db)).map(([, people]) => people.length)).toEqual(demo.roles.map(({ people }) => people.length));
  expect((await admin.call(listManagedPeople, { keyword: 'office@', state: 'all' })).items.map(({ email }) => email)).toHaveLength(3);
  expect((await admin.call(listOrganizationIssues, {})).map(({ kind, people }) => [kind, people.length])).toEqual([['email-shared', 3]]);
  const sales = (await directory(database.db).departmentByCode('sales'))!.id;
  const longAgo = await admin.call(organizationOnDay, { departmentId: sales, day: '2020-01-01' });
  expect(longAgo.managers.map(({ name }) => name)).toEqual(['陳大文']);

  expect((await manager.call(listWorkitems, {})).items).toHaveLength(1);
  await scene.act('manager', instance, { action: 'Agree', itemId: await scene.itemOf('manager', instance) });
  expect(await scene.openAt(instance)).toEqual({ money: ['finance1', 'finance2'] });

  await expectEarlierRows(admin, manager, await signIn(server, 'employee'));

  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Rules, roles, templates and scenarios are as before, and documents with their versions and people; scenarios play. */
async function expectEarlierRows(admin: TestCaller, manager: TestCaller, employee: TestCaller): Promise<void> {
  const { roles } = await admin.call(listAppRoles, { appCode: 'desk' });
  const form = { schemaCode: 'ticket', formCode: 'ticket' };
  const { templates } = await admin.call(listPrintTemplates, form);
  const published = async (kind: 'rule' | 'role' | 'print' | 'scenario') => {
    const { items } = await admin.call(listDocuments, { appCode: 'desk', kind });
    const { items: versions } = await admin.call(listDocumentVersions, { kind, schemaCode: items[0]!.schemaCode, code: items[0]!.code });
    return [items.map(({ name, version, isActive }) => [name, version, isActive]), versions.map(({ publishedBy }) => publishedBy?.name)];
  };
  const before = await Promise.all((['rule', 'role', 'print', 'scenario'] as const).map(published));
  // The condition of the role lets its members write records of this title.
  const zero = { schemaCode: 'ticket', patch: { values: { title: '甲', amount: 0 } } };
  const stranger = await employee.refused(formSubmit, zero);
  const checked = await manager.refused(formSubmit, zero);
  const kept = await manager.call(formSubmit, { ...zero, patch: { values: { title: '甲', amount: 7 } } });
  const { items: forms } = await admin.call(listDocuments, { appCode: 'desk', kind: 'form' });
  const named = await admin.call(readDocumentVersion, {
    appCode: 'desk',
    document: { kind: 'form', schemaCode: 'ticket', code: 'ticket' },
    version: 2,
  });

  expect(before).toEqual([
    [[['不可為零', 3, true]], ['陳大文']],
    [[['帳務', 4, true]], ['陳大文']],
    [[['正式', 2, true]], ['陳大文']],
    [[['一般', 2, true]], ['陳大文']],
  ]);
  expect(await admin.call(businessRuleDetails, { id: ids.rule })).toMatchObject({ version: 3, rule: { code: 'no_zero' } });
  expect(stranger.code).toBe('not-allowed');
  expect(checked).toMatchObject({ code: 'rule-logic-check-failed', params: { message: 'Not zero' } });
  expect(kept.objectId).toBeTypeOf('string');
  expect(forms).toMatchObject([{ code: 'ticket', version: 2 }]);
  expect(named).toMatchObject({ content: { controls: [{ options: { dictionaryData: { dictionaryId: 'goods' } } }, {}, {}] } });
  expect(roles).toMatchObject([{ id: ids.role, version: 4, name: '帳務', name_i18n: { en: 'Accounts' }, members: [{ name: '陳大文' }] }]);
  expect(roles[0]!.grants).toEqual([grant]);
  expect(templates).toMatchObject([{ id: ids.template, version: 2, name: '正式', isDefault: true, head: '上', paper: { size: 'A5' } }]);
  const { revision } = await admin.call(openWorkingCopy, { appCode: 'desk' });
  expect(await admin.call(playWorkingScenarios, { appCode: 'desk', revision })).toMatchObject([{ name: '一般', deviations: [] }]);
}

test('an address stays shared only among those who had it', async () => {
  const set = (account: string, email: string) => sql`update people set email = ${email} where account = ${account}`.execute(database.db);

  await expect(set('gm', 'OFFICE@example.com')).rejects.toThrow('people_email');
  await set('head', 'head@example.com');
  await expect(set('gm', 'head@example.com')).rejects.toThrow('people_email');
});

test('a database whose earlier step made all addresses unique is upgraded too', async () => {
  const { db } = database;
  await sql`drop index people_email`.execute(db);
  await sql`update people set email = null where account <> 'employee'`.execute(db);
  await sql`alter table people drop column shared_email`.execute(db);
  await sql`create unique index people_email on people (lower(email))`.execute(db);
  await sql`delete from migrations where name = '0087-shared-mail-addresses'`.execute(db);

  expect(await migrate(db)).toEqual(['0087-shared-mail-addresses']);
});

async function signIn(server: Server, account: string): Promise<TestCaller> {
  const { access_token } = await createCaller(server, {}).call(login, { account, password: demo.password });
  return createCaller(server, { authorization: `Bearer ${access_token}` });
}
