import AlignLeftOutlined from '@ant-design/icons/es/icons/AlignLeftOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { textareaText } from './textarea.locale.ts';

export const palette: PaletteEntry = { name: textareaText.name, icon: AlignLeftOutlined, group: 'basic' };
