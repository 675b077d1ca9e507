import UnorderedListOutlined from '@ant-design/icons/es/icons/UnorderedListOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { dropdownMultiText } from './dropdown-multi.locale.ts';

export const palette: PaletteEntry = { name: dropdownMultiText.name, icon: UnorderedListOutlined, group: 'basic' };
