import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { radioText } from './radio.locale.ts';

export const palette: PaletteEntry = { name: radioText.name, icon: CheckCircleOutlined, group: 'basic' };
