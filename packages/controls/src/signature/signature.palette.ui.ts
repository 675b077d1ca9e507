import HighlightOutlined from '@ant-design/icons/es/icons/HighlightOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { signatureText } from './signature.locale.ts';

export const palette: PaletteEntry = { name: signatureText.name, icon: HighlightOutlined, group: 'basic' };
