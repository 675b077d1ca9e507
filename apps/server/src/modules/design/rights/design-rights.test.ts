import {
  announceDesigner,
  cancelValueCopy,
  copyDesignApp,
  createDesignApp,
  createWorkflowAdmin,
  discardWorkingCopy,
  listAppMakers,
  listDesignApps,
  listDesigners,
  isDesignCodeTaken,
  listGroupHistory,
  listGroupsSince,
  listPublications,
  listValueCopies,
  listModelItems,
  listModelLists,
  listModelOffers,
  listOfferedModels,
  listWorkingSnapshots,
  openFormPreview,
  moveDesignApp,
  openWorkingCopy,
  planPublishing,
  previewCall,
  previewPrint,
  previewPrintPdf,
  playWorkingScenarios,
  publishWorkingCopy,
  readAppAccess,
  readAppRemoval,
  readDesignOutside,
  readDocumentVersion,
  readModelTable,
  readWorkflowFigures,
  removeDesignApp,
  restoreVersions,
  restoreWorkingCopy,
  saveAppAccess,
  retryUniqueIndexes,
  saveAppMaker,
  saveDesigner,
  saveModelOffer,
  setAppState,
  simulateWorkflow,
  settleWorkingDocument,
  startValueCopy,
  submitGroup,
  fileTicket,
  uploadTemplate,
  type Call,
} from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { cleanUpFiles } from '../../stored-files/index.ts';
import { boundary } from '../../../testing/file-server.ts';
import { pdf, program } from '../../../testing/sample-files.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { designModule } from '../index.ts';
import { DesignServer, insertOrders, orders } from '../testing/design-server.ts';
import type { TestPerson } from '../../../testing/test-server.ts';

type Right = 'design' | 'publish' | 'either' | 'administer' | 'create';

const appCode = 'leave';
const app = { appCode, revision: 0 };
const access = { starters: { everybody: true }, viewers: { everybody: false } };

/** Every call of the module with the right that it takes; what follows the access check is refused with something else. */
const calls: readonly (readonly [Call, object, Right])[] = [
  [createDesignApp, { code: 'leave', name: 'x' }, 'create'],
  [setAppState, { appCode: 'leave', state: 'open' }, 'publish'],
  [removeDesignApp, { appCode: 'nothing' }, 'administer'],
  [readAppRemoval, { appCode }, 'administer'],
  [moveDesignApp, { appCode: 'leave', after: 'nothing' }, 'administer'],
  [copyDesignApp, { from: appCode, code: 'leave', name: 'x' }, 'create'],
  [readAppAccess, { appCode }, 'either'],
  [listModelLists, { appCode, schemaCode: 'leave_request' }, 'either'],
  [listModelItems, { schemaCode: 'leave_request' }, 'either'],
  [listModelOffers, { appCode }, 'either'],
  [listOfferedModels, { appCode }, 'either'],
  [saveModelOffer, { appCode, schemaCode: 'nothing', mode: 'read' }, 'publish'],
  [saveAppAccess, { appCode, access }, 'administer'],
  [openWorkingCopy, { appCode }, 'either'],
  [submitGroup, { ...app, revision: 9, operations: [insertOrders] }, 'design'],
  [listGroupsSince, { appCode, after: '0' }, 'either'],
  [isDesignCodeTaken, { appCode, kind: 'model', code: 'free' }, 'design'],
  [listGroupHistory, { appCode }, 'either'],
  [discardWorkingCopy, { ...app, revision: 9 }, 'design'],
  [listWorkingSnapshots, { appCode }, 'either'],
  [restoreWorkingCopy, { ...app, revision: 9, snapshotId: createId() }, 'design'],
  [settleWorkingDocument, { ...app, revision: 9, document: orders, keep: 'working' }, 'design'],
  [announceDesigner, { appCode, page: 'p', place: '/' }, 'either'],
  [readModelTable, { appCode, schemaCode: 'leave_request' }, 'either'],
  [retryUniqueIndexes, { appCode, schemaCode: 'leave_request' }, 'publish'],
  [startValueCopy, { appCode, schemaCode: 'leave_request', from: 'days', to: 'reason' }, 'publish'],
  [cancelValueCopy, { appCode, schemaCode: 'leave_request', id: createId() }, 'publish'],
  [listValueCopies, { appCode, schemaCode: 'leave_request' }, 'either'],
  [listPublications, { appCode }, 'either'],
  [readDocumentVersion, { appCode, document: { kind: 'model', code: 'leave_request' }, version: 1 }, 'either'],
  [restoreVersions, { ...app, revision: 9, documents: [{ document: orders, version: 1 }] }, 'design'],
  [readDesignOutside, { appCode }, 'either'],
  [planPublishing, app, 'either'],
  [playWorkingScenarios, app, 'either'],
  [publishWorkingCopy, { ...app, revision: 9 }, 'publish'],
  [readWorkflowFigures, { appCode, workflowCode: 'leave_flow' }, 'either'],
  [previewCall, { ...app, path: simulateWorkflow.path, input: {} }, 'design'],
  [openFormPreview, { ...app, revision: 9, schemaCode: 'leave_request', formCode: 'leave_request' }, 'design'],
  [previewPrint, { ...app, revision: 9, schemaCode: 'leave_request', formCode: 'leave_request', template: { name: 'x' } }, 'design'],
  [previewPrintPdf, { ...app, revision: 9, schemaCode: 'leave_request', formCode: 'leave_request', template: { name: 'x' } }, 'design'],
  [listDesigners, { appCode }, 'administer'],
  [saveDesigner, { appCode, personId: createId(), rights: { design: true, publish: false } }, 'administer'],
  [listAppMakers, {}, 'administer'],
  [saveAppMaker, { personId: createId(), mayCreate: true }, 'administer'],
];

const rightsOf: Readonly<Record<string, readonly Right[]>> = {
  employee: [],
  manager: ['design', 'either'],
  gm: ['publish', 'either', 'create'],
  tech: ['design', 'publish', 'either', 'administer', 'create'],
  admin: ['design', 'publish', 'either', 'administer', 'create'],
};

let home: DesignServer;
const people = new Map<string, TestPerson>();
beforeAll(async () => {
  home = await DesignServer.open();
  await home.server.db.updateTable('people').set({ is_app_admin: true }).where('account', '=', 'tech').execute();
  for (const account of Object.keys(rightsOf)) people.set(account, await home.server.signIn(account));
  const { admin } = home;
  await admin.call(saveDesigner, { appCode, personId: people.get('manager')!.id, rights: { design: true, publish: false } });
  await admin.call(saveDesigner, { appCode, personId: people.get('gm')!.id, rights: { design: false, publish: true } });
  await admin.call(saveAppMaker, { personId: people.get('gm')!.id, mayCreate: true });
});
afterAll(() => home.close());

test('every call of the module is tried, except the list of what one may design, and the upload below', () => {
  const tried = new Set([...calls.map(([call]) => call), listDesignApps, uploadTemplate]);

  expect(designModule.endpoints.filter(({ call }) => !tried.has(call as never)).map(({ call }) => call.path)).toEqual([]);
});

describe.each(Object.entries(rightsOf))('%s', (account, rights) => {
  test.each(calls.map(([call, input, right]) => [call.path, call, input, right] as const))('%s', async (_path, call, input, right) => {
    const answer = await people.get(account)!.send(call, input);

    const isRefused = answer.status === 403 && (answer.body.data as { code?: string }).code === 'not-allowed';
    expect(isRefused).toBe(!rights.includes(right));
  });

  test('only applications that one may design or publish are listed', async () => {
    const { apps, mayCreate } = await people.get(account)!.call(listDesignApps, {});

    const all = account === 'tech' || account === 'admin';
    expect(apps.map(({ code }) => code)).toEqual(all ? ['leave', 'shop'] : rights.includes('either') ? ['leave'] : []);
    expect(mayCreate).toBe(rights.includes('create'));
  });
});

test('who begins an application may design and publish it; taken rights are gone', async () => {
  const maker = people.get('gm')!;
  await maker.call(createDesignApp, { code: 'own', name: 'Own' });
  const { rights } = await maker.call(openWorkingCopy, { appCode: 'own' });

  await home.admin.call(saveDesigner, { appCode: 'own', personId: maker.id, rights: { design: false, publish: false } });

  expect(rights).toEqual({ design: true, publish: true });
  expect(await maker.refused(openWorkingCopy, { appCode: 'own' })).toMatchObject({ code: 'not-allowed' });
  expect(await home.admin.call(listDesigners, { appCode: 'own' })).toEqual([]);
});

test('administrators of a workflow who design nothing read its figures, and no others', async () => {
  const scopes = [{ kind: 'workflow' as const, code: 'leave_flow' }];
  await home.admin.call(createWorkflowAdmin, { personId: people.get('employee')!.id, scopes });
  const person = await home.server.signIn('employee');

  const figures = await person.call(readWorkflowFigures, { appCode, workflowCode: 'leave_flow' });

  expect(figures).toMatchObject({ version: 1, activities: [], running: [], mayMigrate: true });
  expect(await person.refused(readWorkflowFigures, { appCode, workflowCode: 'other' })).toMatchObject({ code: 'not-allowed' });
  const elsewhere = { appCode: 'shop', workflowCode: 'leave_flow' };
  expect(await home.admin.refused(readWorkflowFigures, elsewhere)).toMatchObject({ code: 'not-found' });
});

describe('a template of a form', () => {
  const upload = async (account: string, name: string, bytes: Buffer) => {
    const field = `--${boundary}\r\ncontent-disposition: form-data; name="appCode"\r\n\r\n${appCode}\r\n`;
    const file = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
    const answer = await home.server.inject({
      method: 'POST',
      url: uploadTemplate.path,
      headers: {
        authorization: `Bearer ${people.get(account)!.accessToken}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'idempotency-key': createId(),
      },
      payload: Buffer.concat([Buffer.from(field + file), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    });
    return answer.json<{ data: { code?: string; id?: string; name?: string; fileSize?: number } }>().data;
  };

  test('is uploaded by those who may design, kept although no record has it, and read by everybody', async () => {
    const template = await upload('manager', 'Form.pdf', pdf);
    await cleanUpFiles(
      { db: home.server.db, files: home.server.files, log: { warn: () => undefined } },
      new Date(Date.now() + 10 * 86_400_000),
    );

    const ticket = await people.get('employee')!.send(fileTicket, { refId: template.id! });

    expect(template).toEqual({ id: template.id, name: 'Form.pdf', fileSize: pdf.length });
    expect(ticket.status).toBe(200);
  });

  test('is refused without the right, and by the rules of uploads', async () => {
    expect(await upload('gm', 'Form.pdf', pdf)).toMatchObject({ code: 'not-allowed' });
    expect(await upload('manager', 'Form.php', pdf)).toMatchObject({ code: 'file-type-unsupported' });
    expect(await upload('manager', 'Form.pdf', program)).toMatchObject({ code: 'file-content-wrong' });
  });
});
