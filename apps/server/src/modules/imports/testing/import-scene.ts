import { importCheck, importData, importProgress, importRun, queryList, type CallOutput, type RefusalData } from '@inkstone/api';
import { appDefinitionSchema, importModes } from '@inkstone/schema';
import { pino } from 'pino';
import type { TestPerson, TestServer } from '../../../testing/test-server.ts';
import { createDemoServer } from '../../../testing/demo-server.ts';
import { runImport } from '../run-import.ts';
import { sendWorkbook } from '../../../testing/send-workbook.ts';

const text = (key: string, name: string, options: object = {}) => ({ key, type: 'text', options: { name, ...options } });

/** An application with goods, which use every feature of imports, and with the kinds they refer to. */
const storeApp = appDefinitionSchema.parse({
  code: 'store',
  name: '倉庫',
  group: { code: 'work', name: '工作' },
  functions: [
    { code: 'good', name: '貨品', schemaCode: 'good', formCode: 'good', listCode: 'goods' },
    { code: 'sort', name: '種類', schemaCode: 'sort', formCode: 'sort' },
  ],
  models: [
    {
      code: 'good',
      name: '貨品',
      nameItem: 'title',
      seqNoSetting: [
        { type: 'DELIMITER', value: 'G-' },
        { type: 'SEQNO', value: '', leftPad: true, maxLength: 5 },
      ],
      dataItems: [
        { code: 'title', name: '名稱', type: 'ShortText', noRepeat: true },
        { code: 'amount', name: '數量', type: 'Number' },
        { code: 'bought', name: '購買日', type: 'Date', precision: 'day' },
        { code: 'keeper', name: '保管人', type: 'StaffSingle' },
        { code: 'place', name: '部門', type: 'DeptSingle' },
        { code: 'sort', name: '種類', type: 'RelevanceForm', schemaCode: 'sort' },
        { code: 'colour', name: '顏色', type: 'Dropdown' },
        {
          code: 'parts',
          name: '零件',
          type: 'Sheet',
          dataItems: [
            { code: 'part', name: '品名', type: 'ShortText' },
            { code: 'cost', name: '成本', type: 'Number' },
          ],
        },
      ],
    },
    { code: 'sort', name: '種類', nameItem: 'label', dataItems: [{ code: 'label', name: '名稱', type: 'ShortText' }] },
  ],
  forms: [
    {
      code: 'good',
      name: '貨品',
      schemaCode: 'good',
      controls: [
        text('title', '名稱', { required: true, noRepeat: true, name_i18n: { en: 'Title' } }),
        { key: 'amount', type: 'number', options: { name: '數量', format: 'none', name_i18n: { en: 'Amount' } } },
        { key: 'bought', type: 'date', options: { name: '購買日' } },
        { key: 'keeper', type: 'staff-selector', options: { name: '保管人' } },
        { key: 'place', type: 'department-selector', options: { name: '部門' } },
        { key: 'sort', type: 'relevance-form', options: { name: '種類', schemaCode: 'sort' } },
        { key: 'colour', type: 'dropdown', options: { name: '顏色', options: '紅;綠' } },
        {
          key: 'parts',
          type: 'sheet',
          options: { name: '零件', isEmptyRow: true },
          columns: [text('part', '品名'), { key: 'cost', type: 'number', options: { name: '成本' } }],
        },
      ],
      layout: [],
    },
    { code: 'sort', name: '種類', schemaCode: 'sort', controls: [text('label', '名稱')], layout: [] },
  ],
  lists: [{ code: 'goods', name: '貨品', schemaCode: 'good', columns: [{ code: 'title' }, { code: 'amount' }] }],
  workflows: [],
});

type Progress = CallOutput<typeof importProgress>;
export type Uploaded = CallOutput<typeof importData>;

/** People who import goods; the worker runs when it is called. */
export class ImportScene {
  readonly server: TestServer;

  private constructor(server: TestServer) {
    this.server = server;
  }

  static async open(): Promise<ImportScene> {
    return new ImportScene(await createDemoServer(storeApp));
  }

  close(): Promise<void> {
    return this.server.close();
  }

  async send(
    person: TestPerson,
    bytes: Buffer,
    { name = 'goods.xlsx', schemaCode = 'good' }: { readonly name?: string; readonly schemaCode?: string } = {},
  ): Promise<{ readonly status: number; readonly errmsg: string; readonly data: Uploaded & RefusalData }> {
    return sendWorkbook(this.server, person, importData, { fields: { schemaCode }, bytes, name });
  }

  /** Sends a file that is accepted. */
  async upload(person: TestPerson, bytes: Buffer): Promise<Uploaded> {
    const { status, data } = await this.send(person, bytes);
    if (status !== 200) throw new Error(`The file was refused: ${JSON.stringify(data)}`);
    return data;
  }

  /** Sends a file, maps it as proposed and checks it. */
  async checked(
    person: TestPerson,
    bytes: Buffer,
    { mode = 'append', keys = [] }: { readonly mode?: keyof typeof importModes; readonly keys?: readonly string[] } = {},
  ): Promise<Progress> {
    const { importId, columns } = await this.upload(person, bytes);
    await person.call(importCheck, { importId, mapping: columns.map(({ field }) => field), mode: importModes[mode], keys: [...keys] });
    return this.worked(person, importId);
  }

  /** Writes the checked rows. */
  async run(person: TestPerson, importId: string, partial = false): Promise<Progress> {
    await person.call(importRun, { importId, partial });
    return this.worked(person, importId);
  }

  async worked(person: TestPerson, importId: string): Promise<Progress> {
    const { db, files } = this.server;
    const tools = { db, files, now: () => new Date(), timeZone: 'Asia/Taipei', log: pino({ level: 'silent' }) };
    // Each run has a limited time; on a busy machine one run is not enough.
    for (;;) {
      await runImport(tools, importId);
      const task = await person.call(importProgress, { importId });
      if (!['reading', 'checking', 'importing'].includes(task.state)) return task;
    }
  }

  async goods(person: TestPerson, ...fields: readonly string[]): Promise<unknown[][]> {
    const { items } = await person.call(queryList, {
      schemaCode: 'good',
      fields: [...fields],
      sort: [{ code: 'title', direction: 'asc' }],
      size: 100,
    });
    return items.map(({ values }) => fields.map((field) => values[field]));
  }
}
