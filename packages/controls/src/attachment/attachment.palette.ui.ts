import PaperClipOutlined from '@ant-design/icons/es/icons/PaperClipOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { attachmentText } from './attachment.locale.ts';

export const palette: PaletteEntry = { name: attachmentText.name, icon: PaperClipOutlined, group: 'basic' };
