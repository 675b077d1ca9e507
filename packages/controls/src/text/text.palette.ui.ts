import FontSizeOutlined from '@ant-design/icons/es/icons/FontSizeOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { textText } from './text.locale.ts';

export const palette: PaletteEntry = { name: textText.name, icon: FontSizeOutlined, group: 'basic' };
