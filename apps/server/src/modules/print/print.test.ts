import {
  deletePrintTemplate,
  formLoad,
  formPdf,
  formSave,
  formSubmit,
  formToHtml,
  formToPdf,
  listPrintTemplates,
  listWorkitems,
  loadPrintDatas,
  savePrintTemplate,
  workitemAction,
  type Call,
  type CallInput,
} from '@inkstone/api';
import { createId, cellPath } from '@inkstone/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../testing/test-server.ts';
import { picture } from '../../testing/sample-files.ts';
import { RoleScene } from '../../testing/role-scene.ts';
import { readPdf } from './testing/read-pdf.ts';
import { withoutRepeats } from './without-repeats.ts';

/** The thing belongs to the clerk; the printer's role hides its price, and the viewer's role does not allow printing. */
const accounts = { owner: 'employee', manager: 'manager', printer: 'finance2', viewer: 'finance1', stranger: 'gm' } as const;
type Who = keyof typeof accounts;

let scene: RoleScene;
let at: Record<Who, TestPerson>;
let thing: { readonly schemaCode: string; readonly objectId: string };

beforeAll(async () => {
  scene = await RoleScene.open();
  const signedIn = await Promise.all(Object.entries(accounts).map(async ([who, account]) => [who, await scene.signIn(account)] as const));
  at = Object.fromEntries(signedIn) as Record<Who, TestPerson>;
  await scene.role([at.owner], { rights: ['add', 'edit', 'print'], scope: 'own' });
  await scene.role([at.printer], { rights: ['view', 'print'], scope: 'all', fields: { price: 'hidden', 'parts.cost': 'hidden' } });
  await scene.role([at.viewer], { rights: ['view'], scope: 'all' });
  thing = { schemaCode: 'thing', objectId: await newThing('桌子<b>') };
});
afterAll(() => scene.close());

async function newThing(label: string): Promise<string> {
  const row = createId();
  const values = { label, price: 98765, [cellPath('parts', row, 'part')]: '桌腳', [cellPath('parts', row, 'cost')]: 54321 };
  return (await at.owner.call(formSubmit, { schemaCode: 'thing', patch: { values, rows: { parts: { added: [row] } } } })).objectId;
}

async function pdfOf(who: Who, input: object, call: Call = formPdf): Promise<{ status: number; type: string; pages: readonly string[] }> {
  const url = call.method === 'GET' ? `${call.path}?${new URLSearchParams(input as Record<string, string>).toString()}` : call.path;
  const answer = await scene.server.inject({
    method: call.method,
    url,
    headers: { authorization: `Bearer ${at[who].accessToken}`, 'x-locale': 'zh' },
    ...(call.method === 'POST' && { payload: input }),
  });
  const type = String(answer.headers['content-type']);
  return { status: answer.statusCode, type, pages: type === 'application/pdf' ? await readPdf(answer.rawPayload) : [] };
}

describe('who prints a record', () => {
  const calls = [loadPrintDatas, formToHtml] as const;

  test.each([
    ['owner', 200],
    ['printer', 200],
    ['viewer', 403],
    ['stranger', 403],
  ] as const)('%s: %i', async (who, expected) => {
    const statuses = await Promise.all(calls.map(async (call) => (await at[who].send(call, thing)).status));

    expect([...statuses, (await pdfOf(who, thing)).status]).toEqual([expected, expected, expected]);
  });

  test('is offered printing, and nobody else', async () => {
    const offers = async (who: Who) => (await at[who].call(formLoad, thing)).actions.some(({ action }) => action === 'Print');

    expect([await offers('owner'), await offers('printer'), await offers('viewer')]).toEqual([true, true, false]);
  });
});

test('hidden values are on none of the person’s documents', async () => {
  const [data, page, pdf] = [
    await at.printer.call(loadPrintDatas, thing),
    await at.printer.call(formToHtml, thing),
    await pdfOf('printer', thing),
  ];

  for (const paper of [JSON.stringify(data), page.html, pdf.pages.join('')]) {
    expect(paper).toContain('桌腳');
    expect(paper).not.toMatch(/98,?765|54,?321/);
  }
  expect((await pdfOf('owner', thing)).pages.join('')).toMatch(/98,?765.*54,?321/);
});

test('markup in a value is text on the page', async () => {
  const { html } = await at.owner.call(formToHtml, thing);

  expect(html).toContain('桌子&lt;b&gt;');
  expect(html).not.toContain('桌子<b>');
});

test('the name of the form and those of its sub-tables are printed once', () => {
  const words = (text: string) => ({ kind: 'row' as const, cells: [{ label: '', span: 24, value: { kind: 'text' as const, text } }] });
  const sheet = { kind: 'sheet' as const, label: '明細', columns: [], table: { kind: 'table' as const, head: [], rows: [] } };
  const heading = { kind: 'heading' as const, text: '明細' };

  const blocks = withoutRepeats([words('報銷單'), words('請附憑證'), heading, sheet, sheet], '報銷單');

  expect(blocks).toEqual([words('請附憑證'), heading, { ...sheet, label: '' }, sheet]);
});

describe('a record with a workflow', () => {
  async function decided(): Promise<{ workflowInstanceId: string; workItemId: string }> {
    const values = { label: '申請書', price: 777 };
    const { workflowInstanceId } = await at.owner.call(formSubmit, { schemaCode: 'request', patch: { values } });
    const { items } = await at.manager.call(listWorkitems, { size: 100 });
    const item = items.find((each) => each.workflowInstanceId === workflowInstanceId)!;
    return { workflowInstanceId: workflowInstanceId!, workItemId: item.id };
  }

  test('has its approval history printed in both languages, with people and opinions', async () => {
    const { workflowInstanceId, workItemId } = await decided();
    await at.manager.call(workitemAction, { workItemId, action: 'Agree', opinion: '准了' });

    const { document } = await at.owner.call(loadPrintDatas, { workflowInstanceId }, { locale: 'en' });
    const { pages } = await pdfOf('owner', { workflowInstanceId });

    expect(document.history).toMatchObject([
      { what: 'Submitted', seal: null },
      { what: 'Agreed', where: '主管', opinion: '准了', seal: { text: 'AGREED', tone: 'agree' } },
    ]);
    expect(document.facts.map(({ label }) => label)).toContain('Applicant');
    for (const words of ['簽核歷程', '同意', '准了', '第 1 頁，共 1 頁']) expect(pages.join('')).toContain(words);
  });

  test('is printed at a task with the values that the task shows, and not by people without access', async () => {
    const { workflowInstanceId, workItemId } = await decided();

    const { pages } = await pdfOf('manager', { workItemId });

    expect(pages.join('')).toContain('申請書');
    expect(pages.join('')).not.toContain('777');
    expect((await pdfOf('stranger', { workItemId })).status).toBe(403);
    expect((await pdfOf('printer', { workflowInstanceId })).status).toBe(403);
  });
});

test('pictures and signatures of the record are embedded in the page', async () => {
  const file = await scene.files.upload(at.owner, { name: '現場.png', bytes: await picture('png'), control: 'photo' });
  const { objectId } = await at.owner.call(formSave, { schemaCode: 'filed', patch: { values: { photo: [{ id: file.id }] } } });

  const { html } = await at.owner.call(formToHtml, { schemaCode: 'filed', objectId });
  const { status, pages } = await pdfOf('owner', { schemaCode: 'filed', objectId });

  expect(html).toMatch(/<img src="data:image\/(png|jpeg);base64,[^"]+" alt="現場.png">/);
  expect([status, pages.length]).toEqual([200, 1]);
});

test('several records are one PDF with a page each, and one that may not be printed refuses all', async () => {
  const second = await newThing('椅子');

  const both = await pdfOf('owner', { schemaCode: 'thing', objectIds: [thing.objectId, second] }, formToPdf);
  const refused = await pdfOf('viewer', { schemaCode: 'thing', objectIds: [thing.objectId, second] }, formToPdf);

  expect(both.pages.map((page) => /桌子|椅子/.exec(page)?.[0])).toEqual(['桌子', '椅子']);
  expect(refused.status).toBe(403);
});

describe('a print template', () => {
  const form = { schemaCode: 'thing', formCode: 'thing' };
  const save = (template: CallInput<typeof savePrintTemplate>['template'], also: object = {}) =>
    scene.admin.call(savePrintTemplate, { ...form, template, ...also });

  test('is for application administrators alone', async () => {
    const calls: readonly (readonly [Call, object])[] = [
      [listPrintTemplates, form],
      [savePrintTemplate, { ...form, template: { name: 'x' } }],
      [deletePrintTemplate, { id: createId() }],
    ];

    const statuses = await Promise.all(calls.map(async ([call, input]) => (await at.owner.send(call, input)).status));

    expect(statuses).toEqual([403, 403, 403]);
  });

  test('determines omissions, header, footer, signature boxes and paper, and the default template applies without a choice', async () => {
    const { id } = await save({
      name: '倉庫聯',
      omitted: ['price'],
      head: '倉庫留存',
      foot: '憑單領料',
      signBoxes: ['領料人'],
      paper: { size: 'A5', orientation: 'landscape' },
      isDefault: true,
    });

    const byDefault = await at.owner.call(loadPrintDatas, thing);
    const plain = await at.owner.call(loadPrintDatas, { ...thing, templateId: 'plain' });
    const { pages } = await pdfOf('owner', { ...thing, templateId: id });
    await scene.admin.call(deletePrintTemplate, { id });

    expect(byDefault).toMatchObject({
      templateId: id,
      templates: [{ id, name: '倉庫聯' }],
      document: { head: '倉庫留存', signBoxes: ['領料人'] },
    });
    expect(JSON.stringify(byDefault.document)).not.toMatch(/98,?765/);
    expect(JSON.stringify(plain.document)).toMatch(/98,?765/);
    for (const words of ['倉庫留存', '憑單領料', '領料人']) expect(pages.join('')).toContain(words);
    expect(await at.owner.refused(loadPrintDatas, { ...thing, templateId: id })).toMatchObject({ code: 'not-found' });
  });

  test('has a unique name, at most one is the default, and changes require the latest version', async () => {
    const first = await save({ name: '甲', isDefault: true });
    const second = await save({ name: '乙', isDefault: true });

    const taken = await scene.admin.refused(savePrintTemplate, { ...form, template: { name: '甲' } });
    const demoted = (await scene.admin.call(listPrintTemplates, form)).templates.find(({ id }) => id === first.id)!;
    await save({ name: '丙' }, { id: first.id, version: demoted.version });
    const stale = await scene.admin.refused(savePrintTemplate, { ...form, ...first, template: { name: '丁' } });
    const { templates } = await scene.admin.call(listPrintTemplates, form);
    for (const { id } of [first, second]) await scene.admin.call(deletePrintTemplate, { id });

    expect([taken.code, stale.code]).toEqual(['print-template-name-taken', 'conflict']);
    expect(templates.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['乙', true],
      ['丙', false],
    ]);
  });
});
