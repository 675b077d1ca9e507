import FontColorsOutlined from '@ant-design/icons/es/icons/FontColorsOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { titleText } from './title.locale.ts';

export const palette: PaletteEntry = { name: titleText.name, icon: FontColorsOutlined, group: 'layout' };
