import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { createdTimeText } from './created-time.locale.ts';

export const palette: PaletteEntry = { name: createdTimeText.name, icon: ClockCircleOutlined, group: 'system' };
