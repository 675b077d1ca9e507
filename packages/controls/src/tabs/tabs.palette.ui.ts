import FolderOutlined from '@ant-design/icons/es/icons/FolderOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { tabsText } from './tabs.locale.ts';

export const palette: PaletteEntry = { name: tabsText.name, icon: FolderOutlined, group: 'layout' };
