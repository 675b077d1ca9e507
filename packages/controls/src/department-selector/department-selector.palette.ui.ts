import ApartmentOutlined from '@ant-design/icons/es/icons/ApartmentOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { departmentSelectorText } from './department-selector.locale.ts';

export const palette: PaletteEntry = { name: departmentSelectorText.name, icon: ApartmentOutlined, group: 'basic' };
