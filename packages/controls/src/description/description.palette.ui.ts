import InfoCircleOutlined from '@ant-design/icons/es/icons/InfoCircleOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { descriptionText } from './description.locale.ts';

export const palette: PaletteEntry = { name: descriptionText.name, icon: InfoCircleOutlined, group: 'layout' };
