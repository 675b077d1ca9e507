import TagOutlined from '@ant-design/icons/es/icons/TagOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { labelText } from './label.locale.ts';

export const palette: PaletteEntry = { name: labelText.name, icon: TagOutlined, group: 'layout' };
