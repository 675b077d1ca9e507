import FileOutlined from '@ant-design/icons/es/icons/FileOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { tabsPanelText } from './tabs-panel.locale.ts';

export const palette: PaletteEntry = { name: tabsPanelText.name, icon: FileOutlined, group: 'layout' };
