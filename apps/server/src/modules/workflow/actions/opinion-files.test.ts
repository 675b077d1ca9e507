import {
  formLoad,
  formSubmit,
  forwardWorkItem,
  listInstanceLogs,
  listWorkitems,
  openSigning,
  opinionTargets,
  rejectWorkItem,
  workitemAction,
  writeSignature,
  writtenSignature,
} from '@inkstone/api';
import { appDefinitionSchema, type ApprovalOpinion } from '@inkstone/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../../platform/db/transactions/transact.ts';
import type { TestPerson } from '../../../testing/test-server.ts';
import { publishApp } from '../../publishing/index.ts';
import { directory } from '../../organization/index.ts';
import { cleanUpFiles } from '../../stored-files/index.ts';
import { FileServer } from '../../../testing/file-server.ts';
import { pdf, picture } from '../../../testing/sample-files.ts';

const app = appDefinitionSchema.parse({
  code: 'opined',
  name: '意見',
  group: { code: 'work', name: '工作' },
  functions: [{ code: 'opined', name: '意見', schemaCode: 'opined', formCode: 'opined', workflowCode: 'opined_flow' }],
  models: [
    {
      code: 'opined',
      name: '意見',
      dataItems: [
        { code: 'title', name: '標題', type: 'ShortText' },
        { code: 'said', name: '簽核意見', type: 'ApprovalOpinion' },
      ],
    },
  ],
  forms: [
    {
      code: 'opined',
      name: '意見',
      schemaCode: 'opined',
      controls: [
        { key: 'title', type: 'text', options: { name: '標題' } },
        { key: 'said', type: 'approval-opinion', options: { name: '簽核意見', showSignature: false, fileTypes: 'pdf' } },
      ],
      layout: [{ columns: [{ control: 'title' }] }, { columns: [{ control: 'said' }] }],
    },
  ],
  lists: [],
  workflows: [
    {
      code: 'opined_flow',
      name: '意見流程',
      schemaCode: 'opined',
      activities: [
        { kind: 'start', code: 'start', name: '填寫', permission: { others: { e: true, v: true }, controls: {} } },
        {
          kind: 'approve',
          code: 'manager',
          name: '主管',
          participants: [{ kind: 'initiator-manager' }],
          permission: { others: { e: false, v: true }, controls: { title: { e: false, v: false } } },
          upload: { agree: 'required' },
          signature: { agree: 'required' },
          qrSignature: { disagree: 'required' },
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

const now = new Date('2026-11-21T02:00:00Z');
let files: FileServer;
let employee: TestPerson;
let manager: TestPerson;
let deputy: TestPerson;
beforeAll(async () => {
  files = await FileServer.open({ now: () => now });
  await transact(files.server.db, (trx) => publishApp(trx, app));
  [employee, manager, deputy] = (await Promise.all(['employee', 'manager', 'deputy'].map((account) => files.server.signIn(account)))) as [
    TestPerson,
    TestPerson,
    TestPerson,
  ];
});
afterAll(() => files.close());

const paperBy = (person: TestPerson, name = '報價單.pdf') =>
  files.upload(person, { name, bytes: pdf, schemaCode: 'opined', control: opinionTargets.attachments });
const signed = async () =>
  files.upload(manager, { name: '陳大文.png', bytes: await picture('png'), schemaCode: 'opined', control: opinionTargets.signature });

/** Submits an instance that waits for the manager. */
async function submitted(): Promise<{ workflowInstanceId: string; workItemId: string }> {
  const answer = await employee.call(formSubmit, { schemaCode: 'opined', patch: { values: { title: '一張椅子' } } });
  const workflowInstanceId = answer.workflowInstanceId!;
  const { items } = await manager.call(listWorkitems, {});
  return { workflowInstanceId, workItemId: items.find((item) => item.workflowInstanceId === workflowInstanceId)!.id };
}

test('files and signatures are in the history and in the opinion control, for readers of the opinion only', async () => {
  const { workflowInstanceId, workItemId } = await submitted();
  const [paper, signature] = [await paperBy(manager), await signed()];

  await manager.call(workitemAction, {
    workItemId,
    action: 'Agree',
    opinion: '同意',
    attachments: [paper.id, paper.id],
    signature: signature.id,
  });

  const { logs } = await employee.call(listInstanceLogs, { workflowInstanceId });
  const loaded = await employee.call(formLoad, { workflowInstanceId });
  const reference = { id: paper.id, name: '報價單.pdf', fileSize: pdf.length };
  expect(logs.find(({ kind }) => kind === 'agreed')).toMatchObject({
    opinion: '同意',
    files: [reference],
    signature: { id: signature.id, name: '陳大文.png' },
  });
  expect(loaded.bizObject.values['said']).toMatchObject([
    {
      user: { name: '陳大文' },
      activity: '主管',
      result: 'agree',
      text: '同意',
      files: [reference],
      signature: { id: signature.id },
    } satisfies DeepPartial<ApprovalOpinion>,
  ]);
  expect((await files.download(employee, { refId: paper.id })).statusCode).toBe(200);
  expect((await files.download(manager, { refId: signature.id })).statusCode).toBe(200);
  expect((await files.download(deputy, { refId: paper.id })).statusCode).toBe(404);
});

test('a reader without access to another field still reads all opinions', async () => {
  const { workItemId } = await submitted();
  const paper = await paperBy(manager);
  await manager.call(rejectWorkItem, { workItemId, activityCodes: ['start'], opinion: '請補充', attachments: [paper.id] });

  const loaded = await manager.call(formLoad, { workItemId });

  expect(loaded.bizObject.values).not.toHaveProperty('title');
  expect(loaded.bizObject.values['said']).toMatchObject([
    { result: 'neutral', text: '請補充', files: [{ id: paper.id }], signature: null },
  ]);
});

test('the form offers what the activity configures, or else what the opinion control shows', async () => {
  const { workItemId } = await submitted();

  const { actions } = await manager.call(formLoad, { workItemId });

  const offered = Object.fromEntries(actions.map(({ action, upload, signature }) => [action, [upload, signature]]));
  expect(offered).toMatchObject({ Agree: ['required', 'required'], DisAgree: ['optional', 'none'], Reject: ['optional', 'none'] });
});

test('a missing required file or signature is refused with the texts of the specification', async () => {
  const { workItemId } = await submitted();
  const paper = await paperBy(manager);
  const agree = { workItemId, action: 'Agree' } as const;

  expect(await manager.refused(workitemAction, agree, { locale: 'en' })).toMatchObject({
    status: 422,
    code: 'AttachmentRequired',
    errmsg: 'Please upload the attachment',
  });
  expect(await manager.refused(workitemAction, { ...agree, attachments: [paper.id] }, { locale: 'en' })).toMatchObject({
    status: 422,
    code: 'SignatureRequired',
    errmsg: 'Please sign',
  });
});

test('a signature from a scanned code differs from one made on this screen', async () => {
  const { workItemId } = await submitted();
  const disagree = { workItemId, action: 'DisAgree', opinion: '不妥' } as const;
  const { token, id } = await manager.call(openSigning, { schemaCode: 'opined', control: opinionTargets.signature });
  await files.server.stranger.call(writeSignature, { token, picture: (await picture('png')).toString('base64') });
  const scanned = await manager.call(writtenSignature, { id });

  expect(await manager.refused(workitemAction, { ...disagree, signature: (await signed()).id }, { locale: 'en' })).toMatchObject({
    code: 'QrSignatureRequired',
    errmsg: 'Please scan the code and sign',
  });
  expect(await manager.call(workitemAction, { ...disagree, signature: scanned!.id })).toMatchObject({ instanceStatus: 'COMPLETED' });
});

test('uploads of other people, for other fields and of other opinions are refused; a refused action keeps nothing', async () => {
  const { workItemId } = await submitted();
  const [own, others, signature] = [await paperBy(manager), await paperBy(employee), await signed()];
  const agree = { workItemId, action: 'Agree' } as const;

  const refusals = [
    await manager.refused(workitemAction, { ...agree, attachments: [own.id, others.id], signature: signature.id }),
    await manager.refused(workitemAction, { ...agree, attachments: [signature.id] }),
    await manager.refused(workitemAction, { ...agree, attachments: ['none'] }),
    await manager.refused(workitemAction, { ...agree, attachments: [own.id], signature: own.id }),
  ];
  const row = await files.server.db.selectFrom('files').select('record_id').where('id', '=', own.id).executeTakeFirstOrThrow();
  await manager.call(workitemAction, { ...agree, attachments: [own.id], signature: signature.id });
  const again = await submitted();

  expect(refusals.map(({ code }) => code)).toEqual(['AttachmentRequired', 'AttachmentRequired', 'AttachmentRequired', 'SignatureRequired']);
  expect(row.record_id).toBeNull();
  expect(
    await manager.refused(workitemAction, { workItemId: again.workItemId, action: 'DisAgree', opinion: '否', attachments: [own.id] }),
  ).toMatchObject({ code: 'AttachmentRequired' });
});

test('a file stays when the task is handed over', async () => {
  const { workflowInstanceId, workItemId } = await submitted();
  const paper = await paperBy(manager);
  const receiver = await directory(files.server.db).personByAccount('deputy');

  await manager.call(forwardWorkItem, { workItemId, to: receiver!.id, attachments: [paper.id] });

  const { logs } = await deputy.call(listInstanceLogs, { workflowInstanceId });
  expect(logs.find(({ kind }) => kind === 'forwarded')).toMatchObject({ files: [{ id: paper.id }], signature: null });
  expect((await files.download(deputy, { refId: paper.id })).statusCode).toBe(200);
});

test('file types are those of the opinion control, and unused uploads are deleted after a day', async () => {
  const { workItemId } = await submitted();
  const [kept, left, signature] = [await paperBy(manager), await paperBy(manager), await signed()];
  const word = { name: 'a.docx', bytes: pdf, schemaCode: 'opined', control: opinionTargets.attachments };
  expect(await files.refused(manager, word)).toBe('file-type-only');
  await manager.call(workitemAction, { workItemId, action: 'Agree', attachments: [kept.id], signature: signature.id });

  await cleanUpFiles(
    { db: files.server.db, files: files.server.files, log: { warn: () => undefined } },
    new Date(now.getTime() + 25 * 3_600_000),
  );

  const ids = (await files.server.db.selectFrom('files').select('id').execute()).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([kept.id, signature.id]));
  expect(ids).not.toContain(left.id);
});

type DeepPartial<T> = { readonly [K in keyof T]?: T[K] extends object | null ? DeepPartial<T[K]> : T[K] };
