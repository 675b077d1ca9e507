import { palettes, type ColorScheme, type Palette } from './tokens.ts';

/** Another colour of actions, on each paper. */
export type Accents = Readonly<Record<ColorScheme, Pick<Palette, 'accent' | 'onAccent'>>>;

export function paletteOf(scheme: ColorScheme, accents?: Accents): Palette {
  return { ...palettes[scheme], ...accents?.[scheme] };
}
