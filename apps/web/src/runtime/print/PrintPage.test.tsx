import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { formPdf, formToHtml } from '@inkstone/api';
import { afterEach, expect, test, vi } from 'vitest';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { chooseOption } from '../../testing/choose-option.ts';
import { showPages } from '../../testing/show-pages.tsx';
import { PrintPage } from './PrintPage.tsx';

afterEach(cleanup);

const voucher = { id: 'voucher', name: '憑證' };

function open(templates: readonly object[], page: (asked: number) => void = () => undefined, file: () => Blob = () => new Blob(['%PDF'])) {
  const asked: Record<string, unknown>[] = [];
  const files: object[] = [];
  URL.createObjectURL = () => 'blob:pdf';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  showPages({
    routes: [{ path: 'print/:schemaCode/:objectId', Component: PrintPage }],
    at: '/print/order/r1',
    answers: {
      [formToHtml.path]: (input) => {
        asked.push(input);
        page(asked.length);
        return {
          title: '訂單 A1',
          html: input['templateId'] === 'voucher' ? '<p>voucher</p>' : '<p>plain</p>',
          templates,
          templateId: input['templateId'] ?? null,
        };
      },
    },
    files: { [formPdf.path]: (input) => (files.push(input), file()) },
  });
  return { asked, files };
}

const paper = () => screen.findByTitle<HTMLIFrameElement>('列印內容：訂單 A1');

test('the preview shows what the server made, and nothing in it can run', async () => {
  open([]);

  const frame = await paper();

  expect(frame.srcdoc).toBe('<p>plain</p>');
  expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts');
  expect(screen.queryByRole('combobox', { name: '列印範本' })).toBeNull();
});

test('another template is requested for the preview and for the file', async () => {
  const { asked, files } = open([voucher]);

  await chooseOption('列印範本', '憑證');
  await waitFor(async () => expect((await paper()).srcdoc).toBe('<p>voucher</p>'));
  fireEvent.click(screen.getByRole('button', { name: '下載 PDF' }));

  expect(await screen.findByText('PDF 已下載')).toBeTruthy();
  expect(asked).toEqual([
    { schemaCode: 'order', objectId: 'r1' },
    { schemaCode: 'order', objectId: 'r1', templateId: 'voucher' },
  ]);
  expect(files).toEqual([asked[1]]);
});

test('a file that could not be made is reported beside the preview', async () => {
  open([], undefined, () => {
    throw new RequestFailure('offline');
  });

  await paper();
  fireEvent.click(screen.getByRole('button', { name: '下載 PDF' }));

  expect(await screen.findByText(/網路錯誤/)).toBeTruthy();
  expect(await paper()).toBeTruthy();
});

test('without a preview nothing can be printed, and it can be requested again', async () => {
  open([], (attempt) => {
    if (attempt === 1) throw new RequestFailure('offline');
  });

  const again = await screen.findByRole('button', { name: '再試一次' });
  expect(['下載 PDF', /列\s?印$/].map((name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled)).toEqual([true, true]);
  fireEvent.click(again);

  expect(await paper()).toBeTruthy();
});
