import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { dateRangeText } from './date-range.locale.ts';

export const palette: PaletteEntry = { name: dateRangeText.name, icon: CalendarOutlined, group: 'basic' };
