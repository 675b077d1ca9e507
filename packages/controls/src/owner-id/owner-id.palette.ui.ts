import IdcardOutlined from '@ant-design/icons/es/icons/IdcardOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { ownerIdText } from './owner-id.locale.ts';

export const palette: PaletteEntry = { name: ownerIdText.name, icon: IdcardOutlined, group: 'system' };
