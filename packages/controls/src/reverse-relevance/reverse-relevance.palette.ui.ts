import RollbackOutlined from '@ant-design/icons/es/icons/RollbackOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { reverseRelevanceText } from './reverse-relevance.locale.ts';

export const palette: PaletteEntry = { name: reverseRelevanceText.name, icon: RollbackOutlined, group: 'advanced' };
