import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { staffSelectorText } from './staff-selector.locale.ts';

export const palette: PaletteEntry = { name: staffSelectorText.name, icon: UserOutlined, group: 'basic' };
