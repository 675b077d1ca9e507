import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { designPackage, previewPackage, type CallOutput } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { answer, refuse } from '../../testing/answer.ts';
import { showPages, type Answers } from '../../testing/show-pages.tsx';
import { ImportPackagePage } from './ImportPackagePage.tsx';

afterEach(cleanup);

const preview: CallOutput<typeof previewPackage> = {
  appCode: 'shop',
  name: '商店',
  isNew: false,
  digest: 'd1',
  parts: [],
  issues: [],
  warnings: [],
};
const open = (answers: Answers) =>
  showPages({
    routes: [
      { path: 'import', Component: ImportPackagePage },
      { path: 'design/shop/publish', Component: () => <p>publish page</p> },
    ],
    at: '/import',
    answers,
  });
const choose = (name: string) =>
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [new File(['zip'], name)] } });
const toDesign = () => screen.findByRole<HTMLButtonElement>('button', { name: '放入設計環境' });

test('a package that is no package says why, and another file can be chosen', async () => {
  open({
    [previewPackage.path]: ({ file }) => {
      if (file === 'shop.zip') return preview;
      throw new RequestFailure('refused', {
        status: 422,
        message: '套件有問題',
        refusal: { code: 'package-invalid', issues: [{ code: 'X', path: 'app.json', params: {}, message: '不是 JSON' }] },
      });
    },
  });

  choose('broken.zip');
  expect(await screen.findByText('套件有問題')).toBeTruthy();
  expect(screen.getByText(/不是 JSON/)).toBeTruthy();
  choose('shop.zip');

  expect(await screen.findByRole('region', { name: /商店/ })).toBeTruthy();
  expect(screen.queryByText('套件有問題')).toBeNull();
});

test('a package without changes cannot become the working copy', async () => {
  open(answer(previewPackage, () => preview));

  choose('shop.zip');

  expect((await toDesign()).disabled).toBe(true);
});

test('a package with changes becomes the working copy, whatever its issues, and leads to publishing', async () => {
  const sent: unknown[] = [];
  const part = { kind: 'page', schemaCode: '', code: 'home', name: '首頁', state: 'added', changes: [] } as const;
  open({
    ...answer(previewPackage, () => ({
      ...preview,
      isNew: true,
      parts: [{ ...part, changes: [] }],
      issues: [{ code: 'E', path: 'pages.home', message: '卡片重複' }],
    })),
    [designPackage.path]: (input) => (sent.push(input) === 1 ? refuse('app-closed', '應用已關閉') : { appCode: 'shop', revision: 1 }),
  });

  choose('shop.zip');
  expect(await screen.findByText(/卡片重複/)).toBeTruthy();
  fireEvent.click(await toDesign());
  expect(await screen.findByText('應用已關閉')).toBeTruthy();
  await waitFor(async () => expect((await toDesign()).className).not.toContain('loading'));
  fireEvent.click(await toDesign());

  expect(await screen.findByText('publish page')).toBeTruthy();
  expect(sent).toEqual([{ file: 'shop.zip' }, { file: 'shop.zip' }]);
});
