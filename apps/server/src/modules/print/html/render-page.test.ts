import { expect, test } from 'vitest';
import { buildDocument, buildSheet, text } from '../testing/build-document.ts';
import { renderPage } from './render-page.ts';

const hostile = `<script>alert(1)</script><img src=x onerror="alert('2')">`;

test('all values of a record are escaped on the page', () => {
  const page = renderPage(
    buildDocument({
      title: hostile,
      organization: hostile,
      head: hostile,
      foot: hostile,
      watermark: hostile,
      printed: hostile,
      facts: [{ label: hostile, value: hostile }],
      signBoxes: [hostile],
      blocks: [
        { kind: 'heading', text: hostile },
        { kind: 'row', cells: [{ label: hostile, span: 24, value: text(hostile) }] },
        { kind: 'row', cells: [{ label: '', span: 24, value: { kind: 'image', refId: 'gone', alt: hostile } }] },
        { kind: 'row', cells: [{ label: '', span: 24, value: { kind: 'seal', text: hostile, tone: 'agree' } }] },
      ],
      history: [
        {
          who: hostile,
          what: hostile,
          where: hostile,
          when: hostile,
          opinion: hostile,
          seal: { text: hostile, tone: 'neutral' },
          signature: null,
          superseded: true,
        },
      ],
    }),
    {},
  );

  expect(page).not.toMatch(/<script|<img|onerror="/);
  expect(page.match(/&lt;script&gt;alert\(1\)/g)!.length).toBeGreaterThan(12);
});

test('a page loads nothing: pictures are embedded, and its content security policy forbids the rest', () => {
  const value = { kind: 'image' as const, refId: 'i1', alt: '現場' };
  const document = buildDocument({ blocks: [{ kind: 'row', cells: [{ label: '照片', span: 12, value }] }] });

  const page = renderPage(document, { i1: 'data:image/jpeg;base64,AA' });

  expect(page).toContain('<img src="data:image/jpeg;base64,AA" alt="現場">');
  expect(page).toContain("default-src 'none'");
  expect(page).not.toMatch(/(src|href)="(?!data:)|url\(|@import/);
});

test('a sub-table has a repeated header and right-aligned numbers', () => {
  const page = renderPage(buildDocument({ blocks: [buildSheet(2)] }), {});

  expect(page).toContain('<thead><tr><th scope="col">項目</th><th scope="col" class="end">金額</th></tr></thead>');
  expect(page).toContain('thead{display:table-header-group}');
  expect(page).toContain('<td class="end"><span class="normal">1</span></td>');
});

test('English pages declare their language', () => {
  expect(renderPage(buildDocument({ locale: 'en' }), {})).toContain('<html lang="en">');
});
