import TableOutlined from '@ant-design/icons/es/icons/TableOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { sheetText } from './sheet.locale.ts';

export const palette: PaletteEntry = { name: sheetText.name, icon: TableOutlined, group: 'advanced' };
