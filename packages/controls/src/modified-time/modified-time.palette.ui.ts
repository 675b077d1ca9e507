import HistoryOutlined from '@ant-design/icons/es/icons/HistoryOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { modifiedTimeText } from './modified-time.locale.ts';

export const palette: PaletteEntry = { name: modifiedTimeText.name, icon: HistoryOutlined, group: 'system' };
