import { FormulaError } from '@inkstone/formula';
import { expect, test } from 'vitest';
import { cleanHtml, cleanModels } from './clean-models.ts';

const rich = { name: '說明', textAreaType: 'Editor' };
const plain = { name: '說明', textAreaType: 'longText' };

test.each([
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<script>x()</script><style>p{}</style><p>a</p>', '<p>a</p>'],
  ['<a href="javascript:x()">a</a>', '<a target="_blank" rel="noopener noreferrer nofollow">a</a>'],
  ['<a href="java&#10;script:x()">a</a>', '<a target="_blank" rel="noopener noreferrer nofollow">a</a>'],
  ['<a href="//evil.test">a</a>', '<a target="_blank" rel="noopener noreferrer nofollow">a</a>'],
  ['<p style="text-align: center; position: fixed">a</p>', '<p style="text-align:center">a</p>'],
  ['<img src=x onerror=x()><svg onload=x()></svg><iframe srcdoc="x"></iframe><math><mi>1</mi></math>', '1'],
  ['<form action="/"><input value="x"><button>ok</button></form>', 'ok'],
  ['<p>1 &lt; 2 &amp; 3</p>', '<p>1 &lt; 2 &amp; 3</p>'],
  ['<p>未關閉', '<p>未關閉</p>'],
])('%s is sanitised to %s', (html, kept) => {
  expect(cleanHtml(html)).toBe(kept);
  expect(cleanHtml(kept)).toBe(kept);
});

test('rich text is sanitised as it is decoded, plain text is not', () => {
  const dirty = '<p>a<script>x()</script></p>';

  expect(cleanModels['textarea']?.decode(dirty, rich)).toEqual({ ok: true, value: '<p>a</p>' });
  expect(cleanModels['textarea']?.fromFormula(dirty, rich, 'UTC')).toBe('<p>a</p>');
  expect(cleanModels['textarea']?.decode(dirty, plain)).toEqual({ ok: true, value: dirty });
  expect(cleanModels['text']?.decode(dirty, { name: '主旨' })).toEqual({ ok: true, value: dirty });
});

test.each([
  ['an image', '<p><img src=x></p>'],
  ['a script', '<script>x()</script>'],
  ['a field of a form', '<textarea>abc</textarea>'],
])('%s is empty after sanitising, and an issue is reported', (_what, html) => {
  expect(cleanModels['textarea']?.decode(html, rich)).toEqual({ ok: false, code: 'NothingKept' });
});

test('markup around nothing is empty', () => {
  expect(cleanModels['textarea']?.decode('<p><br></p>', rich)).toEqual({ ok: true, value: null });
});

test.each([
  ['500,000 nested elements', '<div>'.repeat(500_000), 'MarkupTooLong'],
  ['101 nested elements', '<div>'.repeat(101), 'MarkupTooDeep'],
])('%s are refused before sanitising', (_what, html, code) => {
  expect(cleanModels['textarea']?.decode(html, rich)).toMatchObject({ ok: false, code });
  expect(cleanModels['textarea']?.fromFormula(html, rich, 'UTC')).toBeInstanceOf(FormulaError);
});

test('styles are parsed declaration by declaration, whatever else they contain', () => {
  const style = `${'/*'.repeat(100)};text-align: Right;${';'.repeat(100)}`;

  expect(cleanHtml(`<p style="${style}">a</p>`)).toBe('<p style="text-align:right">a</p>');
  expect(cleanHtml(`<p style="text-align:left${' '.repeat(2_000)}">a</p>`)).toBe('<p>a</p>');
});
