import { palettes, type ColorScheme, type Palette } from './tokens.ts';

/** Other colours of actions and seals for each colour scheme. */
export type Accents = Readonly<Record<ColorScheme, Partial<Pick<Palette, 'accent' | 'onAccent' | 'seal'>>>>;

export function paletteOf(scheme: ColorScheme, accents?: Accents): Palette {
  return { ...palettes[scheme], ...accents?.[scheme] };
}
