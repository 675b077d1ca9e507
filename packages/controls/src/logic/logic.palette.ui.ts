import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { logicText } from './logic.locale.ts';

export const palette: PaletteEntry = { name: logicText.name, icon: QuestionCircleOutlined, group: 'basic' };
