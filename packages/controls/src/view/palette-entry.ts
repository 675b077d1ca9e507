import type { LocalizedText } from '@inkstone/schema';
import type { ComponentType } from 'react';

/** The group of the designer's palette (designer specification, section 2). */
export type PaletteGroup = 'basic' | 'system' | 'layout' | 'advanced';

/** How a palette offers a control type. */
export interface PaletteEntry {
  readonly name: LocalizedText;
  readonly icon: ComponentType<{ readonly className?: string }>;
  readonly group: PaletteGroup;
}
