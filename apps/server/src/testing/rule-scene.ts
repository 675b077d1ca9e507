import {
  createBusinessRule,
  formSubmit,
  listRuleLogs,
  listWorkitems,
  queryList,
  workitemAction,
  type CallInput,
  type RuleLog,
} from '@inkstone/api';
import { appDefinitionSchema, type AppDefinition } from '@inkstone/schema';
import { sql } from 'kysely';
import { transact } from '../platform/db/transactions/transact.ts';
import { withdrawDocuments } from './withdraw-documents.ts';
import { createTestServer, type TestPerson, type TestServer } from './test-server.ts';
import { publishApp } from '../modules/publishing/index.ts';

const text = (key: string) => ({ key, type: 'text', options: { name: key } });
const number = (key: string, options = {}) => ({ key, type: 'number', options: { name: key, ...options } });
const item = (code: string, type: string, more = {}) => ({ code, name: code, type, ...more });
const route = (code: string, from: string, to: string) => ({ code, from, to });

/** The form queries the stock as soon as a product is entered. */
const askStock = { step: 'rule', rule: 'left', inputs: { what: 'product' }, results: [{ from: 'left', to: 'qty' }] };

/** Sales with lines and without a workflow, purchases with a workflow, and the stock that both change. */
const shop = {
  code: 'shop',
  name: '商店',
  group: { code: 'work', name: '工作' },
  functions: ['sale', 'purchase', 'stock'].map((code) => ({
    code,
    name: code,
    schemaCode: code,
    formCode: code,
    ...(code === 'purchase' && { workflowCode: 'purchase_flow' }),
  })),
  models: [
    {
      code: 'sale',
      name: '銷售',
      dataItems: [
        item('product', 'ShortText'),
        item('qty', 'Number'),
        item('seller', 'StaffSingle'),
        item('lines', 'Sheet', { dataItems: [item('article', 'ShortText'), item('pieces', 'Number')] }),
      ],
    },
    { code: 'purchase', name: '採購', dataItems: [item('product', 'ShortText'), item('qty', 'Number')] },
    {
      code: 'stock',
      name: '庫存',
      dataItems: [
        item('product', 'ShortText', { noRepeat: true }),
        item('qty', 'Number'),
        item('twice', 'Number'),
        item('keeper', 'StaffSingle'),
        item('moves', 'Sheet', { dataItems: [item('note', 'ShortText'), item('count', 'Number')] }),
      ],
      nameItem: 'product',
    },
  ],
  forms: [
    {
      code: 'sale',
      name: '銷售',
      schemaCode: 'sale',
      controls: [
        { key: 'product', type: 'text', options: { name: 'product', onChange: [askStock] } },
        number('qty'),
        { key: 'seller', type: 'staff-selector', options: { name: 'seller' } },
        { key: 'lines', type: 'sheet', options: { name: 'lines', isEmptyRow: true }, columns: [text('article'), number('pieces')] },
      ],
      layout: [],
    },
    { code: 'purchase', name: '採購', schemaCode: 'purchase', controls: [text('product'), number('qty')], layout: [] },
    {
      code: 'stock',
      name: '庫存',
      schemaCode: 'stock',
      controls: [
        text('product'),
        number('qty', { minNumber: '0', readonlyCondition: 'true' }),
        number('twice', { computeFormula: 'qty * 2' }),
        { key: 'keeper', type: 'staff-selector', options: { name: 'keeper' } },
        { key: 'moves', type: 'sheet', options: { name: 'moves', isEmptyRow: true }, columns: [text('note'), number('count')] },
      ],
      layout: [],
    },
  ],
  lists: [],
  workflows: [
    {
      code: 'purchase_flow',
      name: '採購',
      schemaCode: 'purchase',
      activities: [
        { kind: 'start', code: 'start', name: '填寫' },
        { kind: 'approve', code: 'manager', name: '主管', participants: [{ kind: 'initiator-manager', level: 1 }] },
        { kind: 'end', code: 'end', name: '結束' },
      ],
      routes: [route('r1', 'start', 'manager'), route('r2', 'manager', 'end')],
    },
  ],
};

export type RuleInput = Omit<CallInput<typeof createBusinessRule>['rule'], 'name'>;

export const shopApp: AppDefinition = appDefinitionSchema.parse(shop);

/** A server with that application, and calls to create and run rules. */
export class RuleScene {
  readonly server: TestServer;
  readonly admin: TestPerson;
  readonly employee: TestPerson;

  private constructor(server: TestServer, admin: TestPerson, employee: TestPerson) {
    this.server = server;
    this.admin = admin;
    this.employee = employee;
  }

  static async open(): Promise<RuleScene> {
    const server = await createTestServer();
    await transact(server.db, (trx) => publishApp(trx, shopApp));
    await sql`update people set is_app_admin = true where account = 'tech'`.execute(server.db);
    return new RuleScene(server, await server.signIn('admin'), await server.signIn('employee'));
  }

  rule(rule: RuleInput): Promise<{ id: string; version: number }> {
    return this.admin.call(createBusinessRule, { appCode: 'shop', rule: { name: rule.code, ...rule } });
  }

  /** Deletes all rules, logs and records. */
  async clear(): Promise<void> {
    const { db } = this.server;
    await withdrawDocuments(db, 'rule');
    for (const table of ['business_rules', 'business_rule_logs']) await sql`delete from ${sql.table(table)}`.execute(db);
    for (const table of ['stock', 'sale']) await sql`delete from ${sql.id('biz', table)}`.execute(db);
  }

  submit(schemaCode: string, values: Record<string, unknown>, rows: Record<string, { added: string[] }> = {}) {
    return this.employee.call(formSubmit, { schemaCode, patch: { values, rows } });
  }

  /** Returns the quantity in stock by product. */
  async stock(): Promise<Record<string, number | null>> {
    const { rows } = await sql<{ product: string; qty: string | null }>`select product, qty from biz.stock order by product`.execute(
      this.server.db,
    );
    return Object.fromEntries(rows.map(({ product, qty }) => [product, qty === null ? null : Number(qty)]));
  }

  async logs(): Promise<RuleLog[]> {
    return (await this.admin.call(listRuleLogs, { size: 100 })).items;
  }

  /** Lets the manager decide on the open task of the instance. */
  async decide(instanceId: string, action: 'Agree' | 'DisAgree' = 'Agree') {
    const manager = await this.server.signIn('manager');
    const { items } = await manager.call(listWorkitems, { size: 100 });
    const mine = items.find(({ workflowInstanceId }) => workflowInstanceId === instanceId)!;
    return manager.send(workitemAction, { workItemId: mine.id, action, opinion: '好' });
  }

  async found(schemaCode: string): Promise<number> {
    return (await this.admin.call(queryList, { schemaCode, size: 100 })).items.length;
  }

  close(): Promise<void> {
    return this.server.close();
  }
}
