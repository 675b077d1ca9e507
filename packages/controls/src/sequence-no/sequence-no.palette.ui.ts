import BarcodeOutlined from '@ant-design/icons/es/icons/BarcodeOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { sequenceNoText } from './sequence-no.locale.ts';

export const palette: PaletteEntry = { name: sequenceNoText.name, icon: BarcodeOutlined, group: 'system' };
