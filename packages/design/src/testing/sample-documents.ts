import type { DocumentKey } from '@inkstone/schema';
import { documentsOf, type Documents } from '../document/documents.ts';

export const model: DocumentKey = { kind: 'model', code: 'order' };
export const form: DocumentKey = { kind: 'form', schemaCode: 'order', code: 'paper' };
export const list: DocumentKey = { kind: 'list', schemaCode: 'order', code: 'all' };
export const flow: DocumentKey = { kind: 'workflow', code: 'flow' };

const control = (key: string, type = 'text') => ({ key, type, options: { name: key } });
const row = (...keys: string[]) => ({ columns: keys.map((key) => ({ control: key })) });

/** A model of three items with a form in which one stands in a panel, a list and a flow. */
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
]);
