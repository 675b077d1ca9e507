import { applyGroup, documentId, documentShapes, type Document, type Documents, type Json, type JsonObject } from '@inkstone/design';
import { documentKinds, type DocumentKey } from '@inkstone/schema';
import { expect, test } from 'vitest';
import { changingText } from './app-text.ts';
import { textsOfApp } from './texts-of-app.ts';

const form = { kind: 'form', schemaCode: 'leave', code: 'leave' } as const;

function documentsOf(...contents: readonly (readonly [DocumentKey, JsonObject])[]): Documents {
  return new Map(contents.map(([key, content]): [string, Document] => [documentId(key), { key, content } as Document]));
}

const heads = [{ key: 'one', title: '第一頁', title_i18n: { en: 'First' } }];
const documents = documentsOf(
  [
    { kind: 'app', code: 'hr' },
    { name: '人事', name_i18n: { en: 'HR' }, group: { code: 'a', name: '行政' }, functions: [{ code: 'leave', name: '請假' }] },
  ],
  [
    { kind: 'model', code: 'leave' },
    {
      code: 'leave',
      name: '請假單',
      dataItems: [{ code: 'lines', name: '明細', type: 'Sheet', dataItems: [{ code: 'cost', name: '費用', type: 'Number' }] }],
    },
  ],
  [
    form,
    {
      ...form,
      name: '請假單',
      controls: [
        { key: 'kind', type: 'dropdown', options: { name: '假別', options: '特休;病假', placeholder: '請選', defaultValue: '特休' } },
        {
          key: 'way',
          type: 'radio',
          options: { name: '方式', name_i18n: { en: 'Way' }, options: [{ code: 'a', value: '整天', name_i18n: { en: 'Day' } }] },
        },
        {
          key: 'note',
          type: 'text',
          options: { name: '備註', regexpText: '格式不對', onChange: [{ step: 'message', text: { zh: '已改', en: 'Changed' } }] },
        },
        { key: 'who', type: 'staff-selector', options: { name: '代理人', defaultValue: [{ id: 'u1', name: '林小美', unitType: 3 }] } },
        { key: 'lines', type: 'sheet', options: { name: '明細' }, columns: [{ key: 'cost', type: 'number', options: { name: '費用' } }] },
        { key: 'tabs', type: 'tabs', options: { name: '頁籤', heads } },
      ],
    },
  ],
  [
    { kind: 'workflow', code: 'flow' },
    { code: 'flow', name: '流程', activities: [{ code: 'a1', name: '主管', actions: [{ action: 'agree', name: '同意' }] }], routes: [] },
  ],
) as Documents;

const found = () => textsOfApp(documents).map(({ document, part, zh, en }) => [document.kind, part, zh, en]);

test('all texts are found, and no names of people', () => {
  expect(found()).toEqual([
    ['app', null, '人事', 'HR'],
    ['app', null, '行政', ''],
    ['app', 'leave', '請假', ''],
    ['model', null, '請假單', ''],
    ['model', 'lines', '明細', ''],
    ['model', 'lines.cost', '費用', ''],
    ['form', null, '請假單', ''],
    ['form', 'kind', '假別', ''],
    ['form', 'kind', '特休', ''],
    ['form', 'kind', '病假', ''],
    ['form', 'kind', '請選', ''],
    ['form', 'way', '方式', 'Way'],
    ['form', 'way', '整天', 'Day'],
    ['form', 'note', '備註', ''],
    ['form', 'note', '格式不對', ''],
    ['form', 'note', '已改', 'Changed'],
    ['form', 'who', '代理人', ''],
    ['form', 'lines', '明細', ''],
    ['form', 'lines.cost', '費用', ''],
    ['form', 'tabs', '頁籤', ''],
    ['form', 'tabs', '第一頁', 'First'],
    ['workflow', null, '流程', ''],
    ['workflow', 'a1', '主管', ''],
    ['workflow', 'a1', '同意', ''],
  ]);
});

/** The documents after a text was changed; the change has to fit. */
function after(state: Documents, zh: string, language: 'zh' | 'en', written: string): Documents {
  const text = textsOfApp(state).find((each) => each.zh === zh)!;
  const result = applyGroup(state, [changingText(text, language, written)], new Map());
  if (!result.fits) throw new Error(JSON.stringify(result.issue));
  return result.documents;
}

test.each(found().map(([, , zh]) => zh as string))('%s is written in English, changed in Chinese, and loses its English again', (zh) => {
  const english = after(documents, zh, 'en', 'English');
  expect(textsOfApp(english).find((each) => each.zh === zh)).toMatchObject({ en: 'English' });

  const chinese = after(english, zh, 'zh', '另一個');
  expect(textsOfApp(chinese).find((each) => each.zh === '另一個')).toMatchObject({ en: 'English' });

  const without = after(english, zh, 'en', '');
  expect(textsOfApp(without).find((each) => each.zh === zh)).toMatchObject({ en: '' });
});

test('choices keep what is stored when they are named in English', () => {
  const english = after(documents, '特休', 'en', 'Annual');

  const controls = english.get(documentId(form))!.content['controls'] as readonly { readonly options: Readonly<Record<string, Json>> }[];
  expect(controls[0]!.options['options']).toEqual([
    { code: '特休', value: '特休', name_i18n: { en: 'Annual' } },
    { code: '病假', value: '病假' },
  ]);
});

test('every kind of document is read', () => {
  expect(Object.keys(documentShapes).toSorted()).toEqual(documentKinds.toSorted());
});
