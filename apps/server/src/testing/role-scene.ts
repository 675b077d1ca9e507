import { saveAppRole, type CallInput } from '@inkstone/api';
import { appDefinitionSchema } from '@inkstone/schema';
import { sql } from 'kysely';
import { transact } from '../platform/db/transactions/transact.ts';
import type { TestPerson } from './test-server.ts';
import { publishApp } from '../modules/publishing/index.ts';
import { markPublishing } from '../modules/apps/index.ts';
import { withdrawDocuments } from './withdraw-documents.ts';
import { FileServer } from './file-server.ts';

const text = (key: string) => ({ key, type: 'text', options: { name: key } });
const nothing = { e: false, v: false };
const route = (code: string, from: string, to: string) => ({ code, from, to });

/** Things without a workflow, papers that refer to them, and requests with a workflow whose approver does not see the price. */
export const officeApp = appDefinitionSchema.parse({
  code: 'office',
  name: '辦公室',
  group: { code: 'work', name: '工作' },
  functions: [
    { code: 'thing', name: '物品', schemaCode: 'thing', formCode: 'thing' },
    { code: 'paper', name: '公文', schemaCode: 'paper', formCode: 'paper' },
    { code: 'request', name: '申請', schemaCode: 'request', formCode: 'request', workflowCode: 'request_flow' },
  ],
  models: [
    {
      code: 'thing',
      name: '物品',
      dataItems: [
        { code: 'label', name: '名稱', type: 'ShortText' },
        { code: 'price', name: '價格', type: 'Number' },
        { code: 'note', name: '備註', type: 'ShortText' },
        { code: 'papers', name: '附件', type: 'Attachment' },
        {
          code: 'parts',
          name: '零件',
          type: 'Sheet',
          dataItems: [
            { code: 'part', name: '零件', type: 'ShortText' },
            { code: 'cost', name: '成本', type: 'Number' },
          ],
        },
      ],
      nameItem: 'label',
    },
    { code: 'paper', name: '公文', dataItems: [{ code: 'thing', name: '物品', type: 'RelevanceForm', schemaCode: 'thing' }] },
    {
      code: 'request',
      name: '申請',
      dataItems: [
        { code: 'label', name: '名稱', type: 'ShortText' },
        { code: 'price', name: '價格', type: 'Number' },
      ],
      nameItem: 'label',
    },
  ],
  forms: [
    {
      code: 'thing',
      name: '物品',
      schemaCode: 'thing',
      controls: [
        text('label'),
        { key: 'price', type: 'number', options: { name: 'price' } },
        text('note'),
        { key: 'papers', type: 'attachment', options: { name: 'papers' } },
        {
          key: 'parts',
          type: 'sheet',
          options: { name: 'parts', isEmptyRow: true },
          columns: [text('part'), { key: 'cost', type: 'number', options: { name: 'cost' } }],
        },
      ],
      layout: [{ columns: [{ control: 'label' }] }],
    },
    {
      code: 'paper',
      name: '公文',
      schemaCode: 'paper',
      controls: [{ key: 'thing', type: 'relevance-form', options: { name: 'thing', schemaCode: 'thing' } }],
      layout: [],
    },
    {
      code: 'request',
      name: '申請',
      schemaCode: 'request',
      controls: [text('label'), { key: 'price', type: 'number', options: { name: 'price' } }],
      layout: [],
    },
  ],
  lists: [
    {
      code: 'dearest',
      name: '最貴',
      schemaCode: 'thing',
      columns: [{ code: 'label' }],
      sort: { code: 'price', direction: 'desc' },
    },
  ],
  workflows: [
    {
      code: 'request_flow',
      name: '申請',
      schemaCode: 'request',
      activities: [
        { kind: 'start', code: 'start', name: '填寫' },
        {
          kind: 'approve',
          code: 'manager',
          name: '主管',
          participants: [{ kind: 'initiator-manager', level: 1 }],
          permission: { others: { e: false, v: true }, controls: { price: nothing } },
        },
        { kind: 'end', code: 'end', name: '結束' },
      ],
      routes: [route('r1', 'start', 'manager'), route('r2', 'manager', 'end')],
    },
  ],
});

type RoleInput = CallInput<typeof saveAppRole>;
export type Grant = Omit<RoleInput['grants'][number], 'schemaCode'> & { readonly schemaCode?: string };

/** A server with that application, an application administrator, and calls to create roles. */
export class RoleScene {
  readonly files: FileServer;
  readonly admin: TestPerson;
  #count = 0;

  private constructor(files: FileServer, admin: TestPerson) {
    this.files = files;
    this.admin = admin;
  }

  static async open(): Promise<RoleScene> {
    const files = await FileServer.open();
    await transact(files.server.db, (trx) => publishApp(trx, officeApp));
    await sql`update people set is_app_admin = true where account = 'tech'`.execute(files.server.db);
    return new RoleScene(files, await files.server.signIn('admin'));
  }

  get server() {
    return this.files.server;
  }

  signIn(account: string): Promise<TestPerson> {
    return this.server.signIn(account);
  }

  /** Creates a role of these people with grants on a model, `thing` by default. */
  async role(people: readonly TestPerson[], ...grants: readonly Grant[]): Promise<string> {
    const members = people.map(({ id }) => ({ kind: 'person' as const, id }));
    return this.roleOf(members, ...grants);
  }

  async roleOf(members: RoleInput['members'], ...grants: readonly Grant[]): Promise<string> {
    const name = `role ${(this.#count += 1)}`;
    const input = { appCode: 'office', name, members, grants: grants.map((grant) => ({ schemaCode: 'thing', ...grant })) };
    return (await this.admin.call(saveAppRole, input)).id;
  }

  /** Deletes all roles. */
  async deleteRoles(): Promise<void> {
    await transact(this.server.db, async (trx) => {
      markPublishing(trx);
      await withdrawDocuments(trx, 'role');
      await sql`delete from app_roles`.execute(trx);
    });
  }

  close(): Promise<void> {
    return this.files.close();
  }
}
