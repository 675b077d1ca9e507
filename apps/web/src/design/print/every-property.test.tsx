import { cleanup, fireEvent, screen } from '@testing-library/react';
import { previewPrint } from '@inkstone/api';
import { documentId, type JsonObject } from '@inkstone/design';
import { printDefinitionSchema } from '@inkstone/schema';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showInCopy } from '../testing/show-in-copy.tsx';
import type { WorkingCopy } from '../working-copy/working-copy.ts';
import { PrintDesigner } from './PrintDesigner.tsx';

const key = { kind: 'print', schemaCode: 'order', code: 'slip' } as const;
const other = { kind: 'print', schemaCode: 'order', code: 'other' } as const;
const form: JsonObject = {
  code: 'order',
  schemaCode: 'order',
  name: '訂單',
  controls: [{ key: 'amount', type: 'number', options: { name: '金額' } }],
  layout: [],
};

const asked: Readonly<Record<string, unknown>>[] = [];
function open(): Promise<WorkingCopy> {
  return showInCopy(
    () => <PrintDesigner appCode="shop" schemaCode="order" code="slip" />,
    [
      [key, { code: 'slip', schemaCode: 'order', formCode: 'order', name: '出貨單' }],
      [other, { code: 'other', schemaCode: 'order', formCode: 'order', name: '另一張', isDefault: true }],
      [{ kind: 'form', schemaCode: 'order', code: 'order' }, form],
    ],
    { [previewPrint.path]: (input) => (asked.push(input), { unpublished: [], malformed: [], html: '<p>the page</p>' }) },
  );
}

const contentOf = (copy: WorkingCopy, document = documentId(key)): JsonObject => copy.state().replica.documents.get(document)!.content;

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
});
afterEach(cleanup);

test('every property of a print template has its editor, and its page is shown', async () => {
  await open();
  expect((await screen.findByTitle('預覽')).getAttribute('srcdoc')).toBe('<p>the page</p>');

  const shown = new Set([...document.querySelectorAll('[data-property]')].map((line) => line.getAttribute('data-property')!));
  const { schemaCode: _model, ...shape } = printDefinitionSchema.shape;
  expect(shown).toEqual(new Set(Object.keys(shape)));
  expect(asked[0]).toMatchObject({ appCode: 'shop', schemaCode: 'order', formCode: 'order', template: { name: '出貨單' } });
});

test('a template is set up as publishing takes it; only one of a form is the default', async () => {
  const copy = await open();

  const head = await screen.findByLabelText('頁首文字');
  fireEvent.change(head, { target: { value: '倉庫留存' } });
  fireEvent.blur(head);
  fireEvent.change(screen.getByLabelText('大小'), { target: { value: 'A5' } });
  fireEvent.change(screen.getByLabelText('方向'), { target: { value: 'landscape' } });
  fireEvent.click(screen.getByLabelText('印出簽核歷程'));
  fireEvent.click(screen.getByLabelText('預設使用此範本'));

  expect(printDefinitionSchema.parse(contentOf(copy))).toMatchObject({
    head: '倉庫留存',
    paper: { size: 'A5', orientation: 'landscape' },
    withHistory: false,
    isDefault: true,
  });
  expect(contentOf(copy, documentId(other))['isDefault']).toBeUndefined();
  copy.undo();
  expect(contentOf(copy, documentId(other))['isDefault']).toBe(true);
});
