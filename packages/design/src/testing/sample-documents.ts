import { documentKinds, isKindOfModel, type DocumentKey } from '@inkstone/schema';
import { documentsOf, type Documents } from '../document/documents.ts';

export const model: DocumentKey = { kind: 'model', code: 'order' };
export const form: DocumentKey = { kind: 'form', schemaCode: 'order', code: 'paper' };
export const list: DocumentKey = { kind: 'list', schemaCode: 'order', code: 'all' };
export const flow: DocumentKey = { kind: 'workflow', code: 'flow' };
export const app: DocumentKey = { kind: 'app', code: 'shop' };
export const page: DocumentKey = { kind: 'page', code: 'home' };
export const rule: DocumentKey = { kind: 'rule', code: 'stock' };
export const print: DocumentKey = { kind: 'print', schemaCode: 'order', code: 'slip' };
export const scenario: DocumentKey = { kind: 'scenario', code: 'usual' };
export const role: DocumentKey = { kind: 'role', code: 'clerks' };

/** Documents that are made and removed again. */
export const spareDocuments: readonly DocumentKey[] = documentKinds
  .filter((kind) => kind !== 'app')
  .map((kind) => (isKindOfModel(kind) ? { kind, schemaCode: 'order', code: 'spare' } : { kind, code: 'spare' }));

const control = (key: string, type = 'text') => ({ key, type, options: { name: key } });
const row = (...keys: string[]) => ({ columns: keys.map((key) => ({ control: key })) });

/** A document of each kind: the form is over a model of three items, one of them in a panel; the others are about the same model. */
export const sampleDocuments: Documents = documentsOf([
  {
    key: model,
    content: { code: 'order', name: '訂單', dataItems: ['title', 'price', 'note'].map((code) => ({ code, name: code, type: 'Text' })) },
  },
  {
    key: form,
    content: {
      code: 'paper',
      schemaCode: 'order',
      name: '訂單',
      controls: [control('title'), control('price'), control('note'), { ...control('panel', 'panel'), layout: [row('note')] }],
      layout: [row('title', 'price'), row('panel')],
    },
  },
  { key: list, content: { code: 'all', schemaCode: 'order', name: '全部', columns: [{ code: 'title' }], filters: ['price'] } },
  {
    key: flow,
    content: {
      code: 'flow',
      schemaCode: 'order',
      name: '簽核',
      activities: [
        { kind: 'start', code: 'start', name: '開始' },
        { kind: 'end', code: 'end', name: '結束' },
      ],
      routes: [{ code: 'go', from: 'start', to: 'end' }],
    },
  },
  {
    key: app,
    content: { code: 'shop', name: '商店', functions: [{ code: 'orders', name: '訂單', schemaCode: 'order', formCode: 'paper' }] },
  },
  {
    key: page,
    content: {
      code: 'home',
      name: '首頁',
      seenBy: [{ kind: 'app-role', role: 'clerks' }],
      cards: [{ kind: 'recent', code: 'latest', name: '最近', schemaCode: 'order' }],
    },
  },
  {
    key: rule,
    content: {
      code: 'stock',
      name: '庫存',
      schemaCode: 'order',
      trigger: 'saved',
      actions: [{ kind: 'check', formula: 'price > 0', field: 'price' }],
    },
  },
  { key: print, content: { code: 'slip', schemaCode: 'order', formCode: 'paper', name: '單據', omitted: ['note'] } },
  {
    key: scenario,
    content: {
      code: 'usual',
      name: '一般',
      workflowCode: 'flow',
      initiator: 'amy',
      patch: { values: { price: '10' }, rows: {} },
      decisions: [],
      expected: { path: ['end'] },
    },
  },
  {
    key: role,
    content: {
      code: 'clerks',
      name: '職員',
      grants: [{ schemaCode: 'order', rights: ['view'], scope: 'all', fields: { price: 'hidden' } }],
    },
  },
]);
