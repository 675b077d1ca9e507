/** The accent colour of an organisation, and the text colour on it. */
export interface BrandColors {
  readonly accent: string;
  readonly onAccent: string;
}

/** Used if the organisation has set no colour. */
export const defaultBrandColor = '#27496d';
/** The colour of seals, used if the organisation has set none. */
export const defaultSealColor = '#b3392f';
export const brandSchemes = ['system', 'light', 'dark'] as const;
export type BrandScheme = (typeof brandSchemes)[number];
export const readableContrast = 4.5;
export const brandColorPattern = /^#[0-9a-f]{6}$/;

/** The darkest light background and the lightest dark one that text appears on. */
const backgrounds = { light: '#efece4', dark: '#2a2824' } as const;

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const channelsOf = (color: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((each) => channel(each / 255));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Contrast ratio of two colours as defined by WCAG, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

/** How readable the colour is on a light background, and white on it: below `readableContrast` it is too light. */
export function brandContrast(color: string): number {
  return contrastOf(color, backgrounds.light);
}

/** The colour unchanged for the light theme, and lightened as far as necessary for the dark theme. */
export function brandColors(color: string): Readonly<Record<'light' | 'dark', BrandColors>> {
  return { light: { accent: color, onAccent: '#ffffff' }, dark: { accent: readableInDark(color), onAccent: '#10202f' } };
}

/** The colour, lightened as far as necessary to be readable on a dark background. */
export function readableInDark(color: string): string {
  let readable = color;
  for (let share = 0.1; contrastOf(readable, backgrounds.dark) < readableContrast && share <= 1; share += 0.1)
    readable = lightened(color, share);
  return readable;
}

function lightened(color: string, share: number): string {
  const channels = channelsOf(color).map((each) => Math.round(each + (255 - each) * share));
  return `#${channels.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
}
