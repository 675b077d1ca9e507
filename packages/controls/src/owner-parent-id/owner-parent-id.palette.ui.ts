import ApartmentOutlined from '@ant-design/icons/es/icons/ApartmentOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { ownerParentIdText } from './owner-parent-id.locale.ts';

export const palette: PaletteEntry = { name: ownerParentIdText.name, icon: ApartmentOutlined, group: 'system' };
