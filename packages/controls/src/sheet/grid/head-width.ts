/** Approximate widths of characters in the header. */
const pixelsOfCharacter = { wide: 14, narrow: 7 };
/** The space beside the name, and what the mark of a required column takes. */
const besidesName = 26;
const requiredMark = 9;

function textWidth(text: string): number {
  const wide = text.match(/[\u1100-\uffff]/g)?.length ?? 0;
  return wide * pixelsOfCharacter.wide + (text.length - wide) * pixelsOfCharacter.narrow;
}

/** The width in pixels that shows the name of a column in two lines, without breaking a word. */
export function headWidth(name: string, isRequired: boolean): number {
  const words = name.split(/\s+|(?<=[\u1100-\uffff])|(?=[\u1100-\uffff])/).map(textWidth);
  return Math.max(textWidth(name) / 2, ...words) + besidesName + (isRequired ? requiredMark : 0);
}
