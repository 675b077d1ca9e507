import MinusOutlined from '@ant-design/icons/es/icons/MinusOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { groupText } from './group.locale.ts';

export const palette: PaletteEntry = { name: groupText.name, icon: MinusOutlined, group: 'layout' };
