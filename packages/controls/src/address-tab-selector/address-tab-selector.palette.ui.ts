import ClusterOutlined from '@ant-design/icons/es/icons/ClusterOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { addressTabSelectorText } from './address-tab-selector.locale.ts';

export const palette: PaletteEntry = { name: addressTabSelectorText.name, icon: ClusterOutlined, group: 'basic' };
