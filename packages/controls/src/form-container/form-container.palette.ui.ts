import BorderOutlined from '@ant-design/icons/es/icons/BorderOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { formContainerText } from './form-container.locale.ts';

export const palette: PaletteEntry = { name: formContainerText.name, icon: BorderOutlined, group: 'layout' };
