import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { timeText } from './time.locale.ts';

export const palette: PaletteEntry = { name: timeText.name, icon: ClockCircleOutlined, group: 'basic' };
