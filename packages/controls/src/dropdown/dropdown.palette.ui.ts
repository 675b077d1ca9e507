import DownSquareOutlined from '@ant-design/icons/es/icons/DownSquareOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { dropdownText } from './dropdown.locale.ts';

export const palette: PaletteEntry = { name: dropdownText.name, icon: DownSquareOutlined, group: 'basic' };
