import ApartmentOutlined from '@ant-design/icons/es/icons/ApartmentOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { createByParentIdText } from './create-by-parent-id.locale.ts';

export const palette: PaletteEntry = { name: createByParentIdText.name, icon: ApartmentOutlined, group: 'system' };
