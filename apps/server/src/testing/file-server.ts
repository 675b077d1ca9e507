import { randomUUID } from 'node:crypto';
import type { CallOutput, fileUpload, RefusalData } from '@inkstone/api';
import { appDefinitionSchema } from '@inkstone/schema';
import { transact } from '../platform/db/transactions/transact.ts';
import { createTestServer, type TestPerson, type TestServer, type TestServerOptions } from './test-server.ts';
import { publishApp } from '../modules/publishing/index.ts';

/** A form with all controls for files, a model without a workflow, and a model whose approver sees fewer fields than the initiator. */
const filingApp = appDefinitionSchema.parse({
  code: 'filing',
  name: '歸檔',
  group: { code: 'work', name: '工作' },
  functions: [
    { code: 'filed', name: '歸檔', schemaCode: 'filed', formCode: 'filed', workflowCode: 'filing_flow' },
    { code: 'board', name: '公布欄', schemaCode: 'board', formCode: 'board' },
  ],
  models: [
    {
      code: 'filed',
      name: '歸檔',
      dataItems: [
        { code: 'papers', name: '附件', type: 'Attachment' },
        { code: 'secret', name: '密件', type: 'Attachment' },
        { code: 'small', name: '小檔', type: 'Attachment' },
        { code: 'words', name: '文件', type: 'Attachment' },
        { code: 'photo', name: '照片', type: 'Attachment' },
        { code: 'marked', name: '浮水印', type: 'Attachment' },
        { code: 'sign', name: '簽名', type: 'Attachment' },
        { code: 'title', name: '標題', type: 'ShortText' },
        { code: 'lines', name: '明細', type: 'Sheet', dataItems: [{ code: 'receipt', name: '憑證', type: 'Attachment' }] },
      ],
    },
    { code: 'board', name: '公布欄', dataItems: [{ code: 'papers', name: '附件', type: 'Attachment' }] },
  ],
  forms: [
    {
      code: 'filed',
      name: '歸檔',
      schemaCode: 'filed',
      controls: [
        { key: 'papers', type: 'attachment', options: { name: '附件', limit: 5 } },
        { key: 'secret', type: 'attachment', options: { name: '密件' } },
        { key: 'small', type: 'attachment', options: { name: '小檔', limit: 1 } },
        { key: 'words', type: 'attachment', options: { name: '文件', fileTypes: 'docx' } },
        { key: 'photo', type: 'image', options: { name: '照片', number: 'batch max:9' } },
        {
          key: 'marked',
          type: 'image',
          options: { name: '浮水印', addWatermark: true, watermarkFontSize: 32, compressible: true, imageQuality: 30 },
        },
        { key: 'sign', type: 'signature', options: { name: '簽名' } },
        { key: 'title', type: 'text', options: { name: '標題' } },
        {
          key: 'lines',
          type: 'sheet',
          options: { name: '明細', isEmptyRow: true },
          columns: [{ key: 'receipt', type: 'attachment', options: { name: '憑證' } }],
        },
      ],
      layout: [{ columns: [{ control: 'papers' }] }],
    },
    {
      code: 'board',
      name: '公布欄',
      schemaCode: 'board',
      controls: [{ key: 'papers', type: 'attachment', options: { name: '附件' } }],
      layout: [{ columns: [{ control: 'papers' }] }],
    },
  ],
  lists: [{ code: 'filed', name: '歸檔', schemaCode: 'filed', columns: [{ code: 'title' }, { code: 'papers' }] }],
  workflows: [
    {
      code: 'filing_flow',
      name: '歸檔流程',
      schemaCode: 'filed',
      activities: [
        { kind: 'start', code: 'start', name: '填寫', permission: { others: { e: true, v: true }, controls: {} } },
        {
          kind: 'approve',
          code: 'manager',
          name: '主管',
          participants: [{ kind: 'initiator-manager' }],
          permission: { others: { e: false, v: true }, controls: { secret: { e: false, v: false } } },
        },
        { kind: 'end', code: 'end', name: '結束' },
      ],
      routes: [
        { code: 'r1', from: 'start', to: 'manager' },
        { code: 'r2', from: 'manager', to: 'end' },
      ],
    },
  ],
});

export interface Upload {
  readonly name: string;
  readonly bytes: Buffer;
  readonly control?: string;
  readonly schemaCode?: string;
  readonly locale?: 'zh' | 'en';
  readonly key?: string;
  readonly client?: 'PC' | 'APP';
  /** The complete body, instead of one built from name and bytes. */
  readonly body?: Buffer;
}

export interface UploadResponse {
  readonly status: number;
  readonly errmsg: string;
  readonly data: RefusalData & CallOutput<typeof fileUpload>;
}

export const boundary = 'inkstone-test-boundary';

/** Returns the body of a request as browsers write it: the fields, then the file. */
export function multipartBody({ name, bytes, control = 'papers', schemaCode = 'filed' }: Upload): Buffer {
  const field = (key: string, value: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const fields = field('schemaCode', schemaCode) + field('control', control) + field('isTemporary', 'true');
  return Buffer.concat([Buffer.from(fields + head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

/** A server with that application, and calls to upload and download files. */
export class FileServer {
  readonly server: TestServer;

  private constructor(server: TestServer) {
    this.server = server;
  }

  static async open(options: TestServerOptions = {}): Promise<FileServer> {
    const server = await createTestServer(options);
    await transact(server.db, (trx) => publishApp(trx, filingApp));
    return new FileServer(server);
  }

  close(): Promise<void> {
    return this.server.close();
  }

  async send(person: TestPerson, upload: Upload): Promise<UploadResponse> {
    const answer = await this.server.inject({
      method: 'POST',
      url: '/api/runtime/files/upload',
      headers: {
        authorization: `Bearer ${person.accessToken}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'idempotency-key': upload.key ?? randomUUID(),
        'x-locale': upload.locale ?? 'zh',
        ...(upload.client && { 'x-client': upload.client }),
      },
      payload: upload.body ?? multipartBody(upload),
    });
    const { errmsg, data } = answer.json<{ errmsg: string; data: UploadResponse['data'] }>();
    return { status: answer.statusCode, errmsg, data };
  }

  /** Returns the uploaded file. Fails the test if it is refused. */
  async upload(person: TestPerson, upload: Upload): Promise<CallOutput<typeof fileUpload>> {
    const { status, data, errmsg } = await this.send(person, upload);
    if (status !== 200) throw new Error(`The upload was refused with ${status}: ${errmsg}`);
    return data;
  }

  /** Returns the code of the refusal. Fails the test if the upload is accepted. */
  async refused(person: TestPerson, upload: Upload): Promise<string> {
    const { status, data } = await this.send(person, upload);
    if (status === 200) throw new Error('The upload was accepted.');
    return data.code;
  }

  download(person: TestPerson | null, query: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) {
    return this.server.inject({
      method: 'GET',
      url: '/api/runtime/files/download',
      query: { ...query },
      headers: { ...(person && { authorization: `Bearer ${person.accessToken}` }), ...headers },
    });
  }
}
