import { palettes, type ColorScheme, type Palette } from './tokens.ts';

/** Another accent colour for each colour scheme. */
export type Accents = Readonly<Record<ColorScheme, Pick<Palette, 'accent' | 'onAccent'>>>;

export function paletteOf(scheme: ColorScheme, accents?: Accents): Palette {
  return { ...palettes[scheme], ...accents?.[scheme] };
}
