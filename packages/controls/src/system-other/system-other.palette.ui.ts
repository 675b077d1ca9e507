import DatabaseOutlined from '@ant-design/icons/es/icons/DatabaseOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { systemOtherText } from './system-other.locale.ts';

export const palette: PaletteEntry = { name: systemOtherText.name, icon: DatabaseOutlined, group: 'system' };
