const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** Texts in which every UTF-16 code unit is one grapheme: printable ASCII and the common Chinese block. */
const simple = /^[\n\x20-\x7e\u3001-\u3015\u3400-\u4dbf\u4e00-\u9fff\uff01-\uff5e]*$/;

/** Counts graphemes: an emoji of several code points is one. */
export function countGraphemes(text: string): number {
  if (simple.test(text)) return text.length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** Slices a text by grapheme positions, counted from 0. */
export function sliceGraphemes(text: string, from: number, to: number): string {
  if (simple.test(text)) return text.slice(from, to === Infinity ? undefined : to);
  let index = 0;
  let start = text.length;
  for (const { index: at } of segmenter.segment(text)) {
    if (index === from) start = at;
    if (index === to) return text.slice(start, at);
    index += 1;
  }
  return text.slice(start);
}
