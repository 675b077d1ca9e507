import ClusterOutlined from '@ant-design/icons/es/icons/ClusterOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { departmentMultiSelectorText } from './department-multi-selector.locale.ts';

export const palette: PaletteEntry = { name: departmentMultiSelectorText.name, icon: ClusterOutlined, group: 'basic' };
