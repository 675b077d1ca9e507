import FlagOutlined from '@ant-design/icons/es/icons/FlagOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { sequenceStatusText } from './sequence-status.locale.ts';

export const palette: PaletteEntry = { name: sequenceStatusText.name, icon: FlagOutlined, group: 'system' };
