import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createDictionary, deleteDictionary, enableDictionary, getDictionary, sortDictionary, updateDictionary } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { chooseOption } from '../../testing/choose-option.ts';
import { showPages } from '../../testing/show-pages.tsx';
import { DictionaryPage } from './DictionaryPage.tsx';

afterEach(cleanup);

const entry = (id: string, name: string, more: object = {}) => ({
  id,
  code: `${id}-code`,
  name,
  name_i18n: {},
  active: true,
  parentId: null,
  ...more,
});
const whole = {
  dictionary: { id: 'd1', code: 'city', name: '城市', name_i18n: {}, kind: 'tree', active: true },
  entries: [entry('tpe', '臺北'), entry('xinyi', '信義', { parentId: 'tpe', active: false }), entry('khh', '高雄')],
  usedBy: [{ schemaCode: 'order', formCode: 'order', formName: '訂單', control: '送達城市' }],
};

function open(change: () => unknown = () => ({ id: 'new' }), answer: object = whole) {
  const calls: object[] = [];
  const changing = (name: string) => (input: object) => (calls.push({ [name]: input }), change());
  showPages({
    routes: [
      { path: 'admin/dictionary/:code', Component: DictionaryPage },
      { path: 'admin/dictionary', Component: () => <p>all dictionaries</p> },
    ],
    at: '/admin/dictionary/city',
    answers: {
      [getDictionary.path]: () => answer,
      [createDictionary.path]: changing('created'),
      [updateDictionary.path]: changing('updated'),
      [enableDictionary.path]: changing('enabled'),
      [sortDictionary.path]: changing('sorted'),
      [deleteDictionary.path]: changing('deleted'),
    },
  });
  return calls;
}

async function choose(name: string, action: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: `${name} 的操作` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}

const confirm = async (name: RegExp) => fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

test('entries, inactive ones among them, and the controls that use the dictionary are shown', async () => {
  open();

  const lines = within(await screen.findByRole('list', { name: '項目' })).getAllByRole('listitem');

  expect(lines.map(({ textContent }) => textContent)).toEqual(['臺北 tpe-code⋯', '信義 xinyi-code已停用⋯', '高雄 khh-code⋯']);
  expect(screen.getByText('送達城市')).toBeTruthy();
});

test('an entry moves among its siblings only', async () => {
  const calls = open();

  await choose('臺北', '下移');

  await waitFor(() => expect(calls).toEqual([{ sorted: { dictionaryId: 'd1', parentId: null, ids: ['khh', 'tpe'] } }]));
});

test('an inactive entry is activated', async () => {
  const calls = open();

  await choose('信義', '啟用');

  await waitFor(() => expect(calls).toEqual([{ enabled: { id: 'xinyi', active: true } }]));
});

test('a new entry gets the chosen parent; its code and name are required', async () => {
  const calls = open();

  fireEvent.click(await screen.findByRole('button', { name: '新增項目' }));
  await confirm(/儲\s?存/);
  expect(await screen.findByText('請輸入名稱')).toBeTruthy();
  expect(calls).toEqual([]);
  fireEvent.change(screen.getByLabelText('編碼'), { target: { value: 'daan' } });
  fireEvent.change(screen.getByLabelText('中文名稱'), { target: { value: '大安' } });
  await chooseOption('上層項目', '臺北');
  await confirm(/儲\s?存/);

  await waitFor(() => expect(calls).toMatchObject([{ created: { dictionaryId: 'd1', code: 'daan', name: '大安', parentId: 'tpe' } }]));
});

test('an entry cannot be moved below itself', async () => {
  open();

  await choose('臺北', '編輯');
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: '上層項目' }));

  const titles = [...document.querySelectorAll('.ant-select-item-option')].map((each) => each.getAttribute('title'));
  expect(titles).toEqual(['（最上層）', '高雄']);
});

test('the dictionary is deleted after a confirmation; its list follows', async () => {
  const calls = open();

  await choose('城市', '刪除');
  expect(calls).toEqual([]);
  await confirm(/刪\s?除/);

  expect(await screen.findByText('all dictionaries')).toBeTruthy();
  expect(calls).toEqual([{ deleted: { id: 'd1' } }]);
});

test('why an entry cannot be deleted is shown in the dialog', async () => {
  open(() => {
    throw new RequestFailure('offline');
  });

  await choose('高雄', '刪除');
  await confirm(/刪\s?除/);

  expect(await within(await screen.findByRole('dialog')).findByText(/網路錯誤/)).toBeTruthy();
});
