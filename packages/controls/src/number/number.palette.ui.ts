import NumberOutlined from '@ant-design/icons/es/icons/NumberOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { numberText } from './number.locale.ts';

export const palette: PaletteEntry = { name: numberText.name, icon: NumberOutlined, group: 'basic' };
