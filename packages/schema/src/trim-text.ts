const blank = /[\s\u200b\u2060\ufeff]/;

/**
 * The one rule for blanks at the ends of what people write (opinions, comments, messages of urging, names), of what they look for, and of
 * what is read from cells that come in, from files or from the clipboard: all of Unicode's white space and line ends go, ideographic blanks included, and so do marks without width, which nobody
 * sees and which come along from other programs. Inside nothing changes. What is left empty counts as nothing.
 *
 * Values of text controls are stored as entered; their length and whether they are blank is judged without the ends (runtime
 * specification, section 5).
 */
export function trimText(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && blank.test(text[start]!)) start += 1;
  while (end > start && blank.test(text[end - 1]!)) end -= 1;
  return text.slice(start, end);
}
