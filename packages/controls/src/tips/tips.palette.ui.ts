import InfoCircleOutlined from '@ant-design/icons/es/icons/InfoCircleOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { tipsText } from './tips.locale.ts';

export const palette: PaletteEntry = { name: tipsText.name, icon: InfoCircleOutlined, group: 'layout' };
