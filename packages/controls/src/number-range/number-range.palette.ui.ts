import NumberOutlined from '@ant-design/icons/es/icons/NumberOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { numberRangeText } from './number-range.locale.ts';

export const palette: PaletteEntry = { name: numberRangeText.name, icon: NumberOutlined, group: 'basic' };
