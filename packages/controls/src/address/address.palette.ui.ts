import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { addressText } from './address.locale.ts';

export const palette: PaletteEntry = { name: addressText.name, icon: HomeOutlined, group: 'basic' };
