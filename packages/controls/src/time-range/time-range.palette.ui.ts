import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { timeRangeText } from './time-range.locale.ts';

export const palette: PaletteEntry = { name: timeRangeText.name, icon: ClockCircleOutlined, group: 'basic' };
