import {
  commentTarget,
  countComments,
  createComment,
  deleteComment,
  formLoad,
  formSubmit,
  listCommentReplies,
  listComments,
  listInstanceLogs,
  listPullPerson,
  mentionOf,
  maxCommentFiles,
  type CallInput,
} from '@inkstone/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/test-server.ts';
import { FileServer } from '../../../testing/file-server.ts';
import { pdf, picture } from '../../../testing/sample-files.ts';

let files: FileServer;
let employee: TestPerson;
let manager: TestPerson;
let deputy: TestPerson;
let stranger: TestPerson;
let admin: TestPerson;
/** A request that waits for the manager, who may not see `secret`. */
let record: { schemaCode: string; objectId: string };
let workflowInstanceId: string;

beforeAll(async () => {
  files = await FileServer.open();
  [employee, manager, deputy, stranger, admin] = (await Promise.all(
    ['employee', 'manager', 'deputy', 'gm', 'admin'].map((account) => files.server.signIn(account)),
  )) as [TestPerson, TestPerson, TestPerson, TestPerson, TestPerson];
});
afterAll(() => files.close());

beforeEach(async () => {
  const secret = await files.upload(employee, { name: '密.pdf', bytes: pdf, control: 'secret' });
  const patch = { values: { title: '合約', secret: [{ id: secret.id }] } };
  const answer = await employee.call(formSubmit, { schemaCode: 'filed', patch });
  record = { schemaCode: 'filed', objectId: answer.objectId };
  workflowInstanceId = answer.workflowInstanceId!;
});

const post = (person: TestPerson, content: string, more: Partial<CallInput<typeof createComment>> = {}) =>
  person.call(createComment, { ...record, content, ...more });
const refusal = (person: TestPerson, content: string, more: Partial<CallInput<typeof createComment>> = {}) =>
  person.refused(createComment, { ...record, content, ...more }, { locale: 'en' });
const paper = (person: TestPerson) => files.upload(person, { name: '附件.pdf', bytes: pdf, control: commentTarget });

test('comments are listed newest first with their number of replies, replies oldest first, both in pages', async () => {
  const first = await post(employee, '第一');
  const second = await post(manager, '第二');
  const reply = await post(employee, '回一', { parentId: first.id });
  await post(manager, '回二', { parentId: reply.id });

  const page = await manager.call(listComments, { ...record, size: 1 });
  const rest = await manager.call(listComments, { ...record, size: 1, cursor: page.next! });
  const replies = await manager.call(listCommentReplies, { commentId: first.id, size: 1 });
  const others = await manager.call(listCommentReplies, { commentId: first.id, size: 1, cursor: replies.next! });

  expect(page.items).toMatchObject([{ id: second.id, content: '第二', author: { name: '陳大文' }, replies: 0, mayDelete: true }]);
  expect(rest).toMatchObject({ items: [{ id: first.id, replies: 2, mayDelete: false }], next: null });
  expect([...replies.items, ...others.items].map(({ content }) => content)).toEqual(['回一', '回二']);
  expect(await employee.call(countComments, record)).toEqual({ num: 4 });
});

test('an empty comment, one that is too long and one with too many files are refused with the texts of the specification', async () => {
  const { id } = await post(employee, 'x');

  expect(await refusal(employee, ' \n')).toMatchObject({ code: 'comment-empty', errmsg: 'Comment text must not be empty' });
  expect(await refusal(employee, '', { parentId: id })).toMatchObject({ code: 'reply-empty', errmsg: 'Reply text must not be empty' });
  expect(await refusal(employee, '字'.repeat(2001))).toMatchObject({ code: 'comment-too-long' });
  expect(await refusal(employee, 'x', { files: Array.from({ length: maxCommentFiles + 1 }, (_, at) => `${at}`) })).toMatchObject({
    code: 'comment-too-many-files',
    errmsg: 'Up to 8 files can be uploaded',
  });
  expect(await employee.call(countComments, record)).toEqual({ num: 1 });
});

test('a file is up to 5 MB from a PC and up to 20 MB from a phone', async () => {
  const bytes = (megabytes: number) => Buffer.concat([pdf, Buffer.alloc(megabytes * 1024 * 1024 - pdf.length, 10)]);
  const upload = (megabytes: number, client: 'PC' | 'APP') =>
    files.send(employee, { name: 'a.pdf', bytes: bytes(megabytes), control: commentTarget, client });

  expect(await upload(6, 'PC')).toMatchObject({ status: 422, data: { code: 'file-too-large', params: { max: 5 } } });
  expect(await upload(6, 'APP')).toMatchObject({ status: 200 });
  expect(await upload(21, 'APP')).toMatchObject({ status: 422, data: { code: 'file-too-large', params: { max: 20 } } });
});

test('a file that comments do not allow is refused with the text of the specification in the sender’s language', async () => {
  const large = Buffer.concat([pdf, Buffer.alloc(21 * 1024 * 1024, 10)]);
  const upload = async (name: string, bytes: Buffer, locale: 'zh' | 'en') =>
    (await files.send(employee, { name, bytes, control: commentTarget, client: 'APP', locale })).errmsg;

  expect(await upload('a.pdf', large, 'zh')).toBe('檔案最大可上傳20MB');
  expect(await upload('a.pdf', large, 'en')).toBe('File max uploadable 20MB');
  expect(await upload('a.exe', pdf, 'zh')).toBe('不支援的檔案類型：a.exe');
  expect(await upload('a.exe', pdf, 'en')).toBe('The file type is not supported: a.exe');
});

test('a file of a comment is readable for readers of the comment, and is deleted with it', async () => {
  const [document, image] = [
    await paper(employee),
    await files.upload(employee, { name: '圖.png', bytes: await picture(), control: commentTarget }),
  ];

  const { id } = await post(employee, '見附件', { files: [document.id, image.id] });

  const [comment] = (await manager.call(listComments, record)).items;
  expect(comment!.files).toMatchObject([
    { id: document.id, name: '附件.pdf', isImage: false },
    { id: image.id, isImage: true },
  ]);
  expect((await files.download(manager, { refId: document.id })).statusCode).toBe(200);
  expect((await files.download(stranger, { refId: document.id })).statusCode).toBe(404);
  expect(await refusal(manager, 'x', { files: [document.id] })).toMatchObject({ code: 'file-missing' });

  await employee.call(deleteComment, { id });

  expect((await files.download(manager, { refId: document.id })).statusCode).toBe(404);
});

test('authors delete their own comments, administrators any, and a deleted comment with replies stays listed', async () => {
  const mine = await post(employee, '我的');
  await post(manager, '回覆', { parentId: mine.id });

  expect(await manager.refused(deleteComment, { id: mine.id })).toMatchObject({ status: 403, code: 'not-allowed' });
  await employee.call(deleteComment, { id: mine.id });
  const [left] = (await manager.call(listComments, record)).items;
  expect(left).toMatchObject({ id: mine.id, content: '', deleted: true, replies: 1, mayDelete: false });
  expect(await employee.refused(deleteComment, { id: mine.id })).toMatchObject({ status: 404 });
  expect(await refusal(manager, 'x', { parentId: mine.id })).toMatchObject({ status: 404 });

  const [reply] = (await manager.call(listCommentReplies, { commentId: mine.id })).items;
  await admin.call(deleteComment, { id: reply!.id });

  expect((await manager.call(listComments, record)).items).toEqual([]);
});

test('a person mentioned gets read access with the author’s view of the record, and the history records it once', async () => {
  expect(await stranger.refused(listComments, record)).toMatchObject({ status: 403 });

  await post(manager, `請 ${mentionOf(stranger.id)} 看一下，${mentionOf(stranger.id)}`);
  await post(employee, `${mentionOf(stranger.id)} 謝謝`);

  const loaded = await stranger.call(formLoad, record);
  const { logs } = await stranger.call(listInstanceLogs, { workflowInstanceId });
  expect(loaded.bizObject.values).toMatchObject({ title: '合約' });
  expect(loaded.bizObject.values).not.toHaveProperty('secret');
  expect(loaded.actions.map(({ action }) => action)).toEqual(['copy', 'Print']);
  expect((await stranger.call(listComments, record)).items).toMatchObject([{ mentioned: [{ name: '王建國' }] }, {}]);
  expect(logs.filter(({ kind }) => kind === 'mentioned')).toMatchObject([{ actor: { name: '陳大文' }, people: [{ name: '王建國' }] }]);
});

test('mentioning an unknown person is refused, and no comment is written', async () => {
  expect(await refusal(employee, mentionOf('0190aaaa-bbbb-7ccc-8ddd-000000000001'))).toMatchObject({ code: 'mention-unknown' });
  expect(await employee.call(countComments, record)).toEqual({ num: 0 });
});

test('a repeated request writes one comment', async () => {
  const key = '11111111-1111-4111-8111-111111111111';

  const [once, twice] = [
    await employee.call(createComment, { ...record, content: '一次' }, { key }),
    await employee.call(createComment, { ...record, content: '一次' }, { key }),
  ];

  expect(twice).toEqual(once);
  expect(await employee.call(countComments, record)).toEqual({ num: 1 });
});

test('people concerned with the record are offered for mentions first, others by name', async () => {
  await post(manager, '好');

  const offered = await employee.call(listPullPerson, record);
  const found = await employee.call(listPullPerson, { ...record, keyword: 'wjg' });

  expect(offered.items.map(({ name }) => name)).toEqual(['陳大文']);
  expect(found.items.map(({ name }) => name)).toEqual(['王建國']);
});

test('every call refuses a person without access to the record', async () => {
  const { id } = await post(employee, '內部');
  const tries = [
    () => deputy.refused(listComments, record),
    () => deputy.refused(listCommentReplies, { commentId: id }),
    () => deputy.refused(countComments, record),
    () => deputy.refused(createComment, { ...record, content: 'x' }),
    () => deputy.refused(deleteComment, { id }),
    () => deputy.refused(listPullPerson, record),
  ];

  for (const attempt of tries) expect(await attempt()).toMatchObject({ status: 403, code: 'not-allowed' });
});

test('everybody who may read a record without a workflow may comment on it', async () => {
  const answer = await employee.call(formSubmit, { schemaCode: 'board', patch: { values: {} } });
  const board = { schemaCode: 'board', objectId: answer.objectId };

  await deputy.call(createComment, { ...board, content: `${mentionOf(manager.id)} 看` });

  expect((await manager.call(listComments, board)).items).toMatchObject([{ mentioned: [{ name: '陳大文' }] }]);
});
