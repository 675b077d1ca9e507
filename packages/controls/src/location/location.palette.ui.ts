import EnvironmentOutlined from '@ant-design/icons/es/icons/EnvironmentOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { locationText } from './location.locale.ts';

export const palette: PaletteEntry = { name: locationText.name, icon: EnvironmentOutlined, group: 'basic' };
