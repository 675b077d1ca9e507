import SolutionOutlined from '@ant-design/icons/es/icons/SolutionOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { staffDeptMixedText } from './staff-dept-mixed.locale.ts';

export const palette: PaletteEntry = { name: staffDeptMixedText.name, icon: SolutionOutlined, group: 'basic' };
