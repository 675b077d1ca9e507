import { describe, expect, test } from 'vitest';
import { judgeMarkup, markupLimits } from './judge-markup.ts';
import { plainOf } from './rich-text.ts';

const tooDeep = { ok: false, code: 'MarkupTooDeep', params: { max: markupLimits.depth } };
const tooLong = { ok: false, code: 'MarkupTooLong', params: { max: markupLimits.tags } };

describe('what a rich text is built of is judged before it is cleaned', () => {
  test.each([
    ['elements inside one another', '<div>'.repeat(101), tooDeep],
    ['as many as there may be', `${'<div>'.repeat(100)}a${'</div>'.repeat(100)}`, null],
    ['500,000 elements inside one another', '<div>'.repeat(500_000), tooLong],
    ['elements that close in turn', '<p><b>a</b></p>'.repeat(10_000), null],
    ['paragraphs and items nobody closed', '<p>a<ul><li>b<li>c</ul>'.repeat(2_000), null],
    ['elements without content', '<br><hr><img src=x>'.repeat(1_000), null],
    ['signs that are no tags', '<'.repeat(50_001), tooLong],
    ['a text of signs', '1 &lt; 2 &amp; '.repeat(1_000), null],
    ['more signs than a text has', '&'.repeat(200_001), tooLong],
    ['nothing', '', null],
  ])('%s', (_what, html, expected) => {
    expect(judgeMarkup(html)).toEqual(expected);
  });
});

describe('the words of a rich text are read in one pass', () => {
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
  ])('%s reads %s', (html, words) => {
    expect(plainOf(html)).toBe(words);
  });
});
