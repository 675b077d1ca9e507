/** Characters ignored around a value that must be unique. */
export const blankCharacters = ' \t\n\r\f\v\u00a0\u3000';

/** The text by which unique values are compared; empty texts never repeat. */
export function repeatText(text: string): string {
  const isBlank = (character: string | undefined): boolean => character !== undefined && blankCharacters.includes(character);
  let from = 0;
  let to = text.length;
  while (from < to && isBlank(text[from])) from += 1;
  while (to > from && isBlank(text[to - 1])) to -= 1;
  return text.slice(from, to);
}
