import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { EditorView } from '@codemirror/view';
import { documentId, objectsIn, type JsonObject } from '@inkstone/design';
import { formButtonSchema, type ButtonAction } from '@inkstone/schema';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showInCopy } from '../../testing/show-in-copy.tsx';
import type { WorkingCopy } from '../../working-copy/working-copy.ts';
import { FormPage } from '../FormPage.tsx';
import { buttonProperties } from './buttons.locale.ts';

const key = { kind: 'form', schemaCode: 'order', code: 'order' } as const;
const item = { code: 'amount', name: '金額', type: 'Number' };
const button: JsonObject = { code: 'push', name: 'Push', on: ['form'], does: { kind: 'rule', rule: '' } };
const form: JsonObject = {
  code: 'order',
  schemaCode: 'order',
  name: '訂單',
  controls: [{ key: 'amount', type: 'number', options: { name: '金額' } }],
  layout: [],
  buttons: [button],
};

async function open(): Promise<WorkingCopy> {
  const copy = await showInCopy(
    () => <FormPage appCode="shop" schemaCode="order" code="order" chosen={null} />,
    [
      [
        { kind: 'model', code: 'order' },
        { code: 'order', name: '訂單', dataItems: [item] },
      ],
      [key, form],
      [
        { kind: 'rule', code: 'book' },
        { code: 'book', name: '入帳', schemaCode: 'order', trigger: 'called', inputs: [], actions: [] },
      ],
    ],
  );
  fireEvent.click(await screen.findByText('Push'));
  return copy;
}

const buttonOf = (copy: WorkingCopy): JsonObject => objectsIn(copy.state().replica.documents.get(documentId(key))!.content['buttons'])[0]!;

const write = (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('every property of a button is set as publishing takes it', async () => {
  const copy = await open();
  const line = (property: string) => document.querySelector(`[data-property="${property}"]`)!;
  expect([...document.querySelectorAll('[data-property]')].map((each) => each.getAttribute('data-property'))).toEqual(
    Object.keys(buttonProperties),
  );

  for (const [index, text] of ['入帳', 'Book'].entries()) {
    const input = line(index === 0 ? 'name' : 'name_i18n').querySelector('input')!;
    fireEvent.change(input, { target: { value: text } });
    fireEvent.blur(input);
  }
  fireEvent.click(screen.getByLabelText('清單中選取的記錄'));
  choose('顯示條件', 'never');
  write('中文', '確定入帳？');
  write('英文', 'Book it?');
  choose('業務規則', 'book');

  expect(formButtonSchema.parse(buttonOf(copy))).toEqual({
    code: 'push',
    name: '入帳',
    name_i18n: { en: 'Book' },
    on: ['form', 'list'],
    condition: 'false',
    confirm: { zh: '確定入帳？', en: 'Book it?' },
    does: { kind: 'rule', rule: 'book' },
  });
});

test('every kind of action is chosen from what there is, as publishing takes it', async () => {
  const copy = await open();
  const does = (): ButtonAction => formButtonSchema.parse(buttonOf(copy)).does;

  choose('動作', 'address');
  write('網址', '/start');
  expect(does()).toEqual({ kind: 'address', address: '/start' });

  choose('動作', 'form');
  choose('資料模型', 'order');
  choose('表單', 'order');
  fireEvent.click(screen.getByRole('button', { name: '新增對應' }));
  choose('目標欄位 1', 'amount');
  const mapping = screen.getByRole('group', { name: '對應 1' });
  const formula = await waitFor(() => {
    const found = mapping.querySelector<HTMLElement>('.cm-content');
    expect(found).toBeTruthy();
    return found!;
  });
  EditorView.findFromDOM(formula)!.dispatch({ changes: { from: 0, insert: 'amount * 2' } });
  fireEvent.blur(formula);
  expect(does()).toEqual({ kind: 'form', schemaCode: 'order', formCode: 'order', values: [{ to: 'amount', formula: 'amount * 2' }] });
});
