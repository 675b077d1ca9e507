const blank = /[\s\u200b\u2060\ufeff]/;

/**
 * Removes blanks at both ends of text that people write (opinions, comments, reminders, names), of search terms, and of cells that are
 * imported from files or pasted from the clipboard: all Unicode white space and line ends, ideographic spaces included, and invisible
 * zero-width characters, which other programs add. The inside is unchanged. An empty result counts as nothing.
 *
 * Values of text controls are stored as entered; their length and blankness are determined without the blanks at the ends (runtime
 * specification, section 5).
 */
export function trimText(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && blank.test(text[start]!)) start += 1;
  while (end > start && blank.test(text[end - 1]!)) end -= 1;
  return text.slice(start, end);
}
