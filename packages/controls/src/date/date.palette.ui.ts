import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { dateText } from './date.locale.ts';

export const palette: PaletteEntry = { name: dateText.name, icon: CalendarOutlined, group: 'basic' };
