import CodeOutlined from '@ant-design/icons/es/icons/CodeOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { htmlText } from './html.locale.ts';

export const palette: PaletteEntry = { name: htmlText.name, icon: CodeOutlined, group: 'advanced' };
