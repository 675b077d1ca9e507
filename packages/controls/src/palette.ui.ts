import type { ControlType } from './models.ts';
import type { PaletteEntry } from './view/palette-entry.ts';

const files = import.meta.glob<PaletteEntry>('./*/*.palette.ui.ts', { eager: true, import: 'palette' });

/**
 * The palette entry of every control type, for pages that offer controls. It is read from the folders because no form needs it; the contract
 * test of views asserts that there is one for each type.
 */
export const controlPalette = Object.fromEntries(Object.entries(files).map(([path, entry]) => [path.split('/')[1]!, entry])) as Readonly<
  Record<ControlType, PaletteEntry>
>;

export type { PaletteGroup } from './view/palette-entry.ts';
