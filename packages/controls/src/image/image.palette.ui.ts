import PictureOutlined from '@ant-design/icons/es/icons/PictureOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { imageText } from './image.locale.ts';

export const palette: PaletteEntry = { name: imageText.name, icon: PictureOutlined, group: 'basic' };
