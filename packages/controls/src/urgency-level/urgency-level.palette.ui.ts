import ThunderboltOutlined from '@ant-design/icons/es/icons/ThunderboltOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { urgencyLevelText } from './urgency-level.locale.ts';

export const palette: PaletteEntry = { name: urgencyLevelText.name, icon: ThunderboltOutlined, group: 'system' };
