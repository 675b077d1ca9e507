import TeamOutlined from '@ant-design/icons/es/icons/TeamOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { staffMultiSelectorText } from './staff-multi-selector.locale.ts';

export const palette: PaletteEntry = { name: staffMultiSelectorText.name, icon: TeamOutlined, group: 'basic' };
