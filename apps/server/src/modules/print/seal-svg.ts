/** The picture of a decision as a seal. */
export interface SealPicture {
  readonly text: string;
  readonly tone: 'agree' | 'disagree' | 'neutral';
  /** The decision has been superseded. */
  readonly faded?: boolean;
}

const vermilion = '#b3392f';

/** Returns the seal as SVG, like the one on the screen: round for approval, square otherwise. */
export function sealSvg(
  { text, tone, faded = false }: SealPicture,
  { size, font }: { readonly size: number; readonly font: string },
): string {
  const isRound = tone === 'agree';
  const edges = isRound
    ? '<circle cx="28" cy="28" r="25" stroke-width="2.5"/><circle cx="28" cy="28" r="21.5" stroke-width="0.8"/>'
    : '<rect x="4" y="4" width="48" height="48" rx="5" stroke-width="2.5"/><rect x="7.5" y="7.5" width="41" height="41" rx="3" stroke-width="0.8"/>';
  const lines = breakText(text);
  const points = fontSize(lines);
  const words = lines.map((line, index) => {
    // A baseline about a third of the font size below the middle centres the text vertically.
    const y = 28 + (index - (lines.length - 1) / 2) * 14 + points * 0.36;
    return `<text x="28" y="${y.toFixed(2)}" font-size="${points.toFixed(2)}" text-anchor="middle">${escapeText(line)}</text>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 56 56" role="img" aria-label="${escapeText(text)}">` +
    `<g opacity="${faded ? 0.45 : 1}" transform="rotate(${isRound ? -8 : -4} 28 28)">` +
    `<g fill="none" stroke="${vermilion}">${edges}</g>` +
    `<g fill="${vermilion}" font-family="${font}" font-weight="bold">${words.join('')}</g></g></svg>`
  );
}

const isIdeographic = (text: string): boolean => /\p{Script=Han}/u.test(text);

function breakText(text: string): readonly string[] {
  const characters = Array.from(text);
  if (!isIdeographic(text)) return text.split(' ');
  if (characters.length <= 3) return [text];
  const half = Math.ceil(characters.length / 2);
  return [characters.slice(0, half).join(''), characters.slice(half).join('')];
}

/** Latin letters take about two thirds of the width of a Chinese character. */
function fontSize(lines: readonly string[]): number {
  const widthOf = (line: string): number => Array.from(line).reduce((width, letter) => width + (isIdeographic(letter) ? 1 : 0.66), 0);
  return Math.min(15, 34 / Math.max(...lines.map(widthOf)));
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
