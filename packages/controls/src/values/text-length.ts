const segmenter = new Intl.Segmenter('zh-Hant', { granularity: 'grapheme' });
const onePerUnit = /^[\x20-\x7e\u3000-\u3029\u3041-\u3096\u4e00-\u9fff\uff01-\uff5e]*$/;

/** Returns the length in graphemes. */
export function textLength(text: string): number {
  if (onePerUnit.test(text)) return text.length;
  let length = 0;
  for (const _ of segmenter.segment(text)) length += 1;
  return length;
}

/** Returns the first graphemes of a text. */
export function firstGraphemes(text: string, count: number): string {
  let left = count;
  for (const { index } of segmenter.segment(text)) {
    if (left === 0) return text.slice(0, index);
    left -= 1;
  }
  return text;
}
