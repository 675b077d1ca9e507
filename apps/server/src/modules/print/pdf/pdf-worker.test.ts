import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { PrintDocument } from '@inkstone/api';
import { buildDocument, buildSheet, text } from '../testing/build-document.ts';
import { readPdf, rightEndOfLines } from '../testing/read-pdf.ts';
import { PdfFailed, PdfWorker } from './pdf-worker.ts';

const worker = new PdfWorker();

async function pagesOf(...documents: PrintDocument[]): Promise<readonly string[]> {
  return readPdf(await buffer(await worker.print(documents, {})));
}

test('the text of a PDF can be copied, including simplified characters and letters', async () => {
  const value = text('台北高雄出差，與龙门汉语公司 Café №5');

  const [page] = await pagesOf(buildDocument({ blocks: [{ kind: 'row', cells: [{ label: '事由', span: 24, value }] }] }));

  expect(page).toContain('台北高雄出差，與龙门汉语公司 Café №5');
  expect(page).toContain('硯台公司');
  expect(page).toContain('第 1 頁，共 1 頁');
});

test('the line below a row ends at the margin, however much of the row its fields take', async () => {
  const rowOf = (...spans: number[]): PrintDocument =>
    buildDocument({ blocks: [{ kind: 'row', cells: spans.map((span) => ({ label: '事由', span, value: text('出差') })) }] });
  const rows = [rowOf(24), rowOf(12), rowOf(8, 8), rowOf(23)];

  const ends = await Promise.all(rows.map(async (row) => rightEndOfLines(await buffer(await worker.print([row], {})))));

  expect(ends.map((end) => Math.round(end))).toEqual(ends.map(() => Math.round(ends[0]!)));
});

test('a long sub-table continues over pages with its name and header on each, and its totals once at the end', async () => {
  const pages = await pagesOf(buildDocument({ blocks: [buildSheet(200)] }));

  expect(pages.length).toBeGreaterThan(3);
  expect(pages.every((page) => page.includes('明細') && page.includes('項目'))).toBe(true);
  expect(pages.filter((page) => page.includes('合計999'))).toEqual([pages.at(-1)]);
  const numbers = pages.flatMap((page) => [...page.matchAll(/車票(\d+)號/g)].map(([, number]) => Number(number)));
  expect(numbers).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
});

test('the history has person, time, opinion, and the seal as text', async () => {
  const step = { who: '陳志明', what: '同意', where: '主管審核', when: '2026-11-21 10:00', opinion: '請依規定辦理', superseded: false };
  const seal = { text: '已決', tone: 'agree' as const };

  const [page] = await pagesOf(buildDocument({ history: [{ ...step, seal, signature: null }], signBoxes: ['總經理'] }));

  for (const words of ['簽核歷程', '陳志明', '主管審核', '2026-11-21 10:00', '請依規定辦理', '已決', '總經理'])
    expect(page).toContain(words);
});

test('each of several records begins on a new page, with the paper of the first one', async () => {
  const paper = { size: 'A5', orientation: 'landscape' } as const;

  const pages = await pagesOf(
    buildDocument({ title: '第一張', paper }),
    buildDocument({ title: '第二張' }),
    buildDocument({ title: '第三張' }),
  );

  expect(pages.map((page) => /第[一二三]張/.exec(page)?.[0])).toEqual(['第一張', '第二張', '第三張']);
});

test('a document that cannot be rendered fails alone, and the next one is made', async () => {
  const broken = buildDocument({
    blocks: [{ kind: 'row', cells: [{ label: '', span: 24, value: { kind: 'image', refId: 'x', alt: '' } }] }],
  });

  await expect(worker.print([broken], { x: 'data:image/png;base64,AAAA' })).rejects.toThrow(PdfFailed);

  expect(await pagesOf(buildDocument())).toHaveLength(1);
});

test('a document that takes too long is aborted', async () => {
  const hasty = new PdfWorker({ timeoutMs: 1 });

  await expect(hasty.print([buildDocument({ blocks: [buildSheet(5000)] })], {})).rejects.toThrow('too long');
});
