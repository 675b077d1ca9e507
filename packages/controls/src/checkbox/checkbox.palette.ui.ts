import CheckSquareOutlined from '@ant-design/icons/es/icons/CheckSquareOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { checkboxText } from './checkbox.locale.ts';

export const palette: PaletteEntry = { name: checkboxText.name, icon: CheckSquareOutlined, group: 'basic' };
