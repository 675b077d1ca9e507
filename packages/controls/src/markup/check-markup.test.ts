import { describe, expect, test } from 'vitest';
import { checkMarkup, markupLimits } from './check-markup.ts';
import { plainOf } from './rich-text.ts';

const tooDeep = { ok: false, code: 'MarkupTooDeep', params: { max: markupLimits.depth } };
const tooLong = { ok: false, code: 'MarkupTooLong', params: { max: markupLimits.tags } };

describe('rich text is checked before it is cleaned', () => {
  test.each([
    ['nested elements', '<div>'.repeat(101), tooDeep],
    ['the maximum nesting depth', `${'<div>'.repeat(100)}a${'</div>'.repeat(100)}`, null],
    ['500,000 nested elements', '<div>'.repeat(500_000), tooLong],
    ['elements that are closed', '<p><b>a</b></p>'.repeat(10_000), null],
    ['unclosed paragraphs and items', '<p>a<ul><li>b<li>c</ul>'.repeat(2_000), null],
    ['void elements', '<br><hr><img src=x>'.repeat(1_000), null],
    ['angle brackets that are not tags', '<'.repeat(50_001), tooLong],
    ['a text with entities', '1 &lt; 2 &amp; '.repeat(1_000), null],
    ['too many entities', '&'.repeat(200_001), tooLong],
    ['an empty text', '', null],
  ])('%s', (_what, html, expected) => {
    expect(checkMarkup(html)).toEqual(expected);
  });
});

describe('plain text is extracted in one pass', () => {
  test.each(['<', '<a ', '</', '<!--', '<script>', '<br<br', '<p style="', '</script', '<?'])('three million characters of %s', (sign) => {
    const html = sign.repeat(Math.floor(3_000_000 / sign.length));

    expect(plainOf(html).length).toBeLessThanOrEqual(html.length);
  });

  test.each([
    ['<p>a</p><p>b</p>', 'a\nb'],
    ['a<br/>b<BR>c', 'a\nb\nc'],
    ['<script>x()</script>a<style>p{}</style >b', 'ab'],
    ['<script>a</script x>b', 'b'],
    ['1 &lt; 2 &#x4e2d; &nbsp;', '1 < 2 中'],
    ['a < b', 'a < b'],
    ['<h1>a</h1><ul><li>b</li></ul>', 'a\nb'],
  ])('%s has the text %s', (html, words) => {
    expect(plainOf(html)).toBe(words);
  });
});
