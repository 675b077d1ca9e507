import UserAddOutlined from '@ant-design/icons/es/icons/UserAddOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { createByText } from './create-by.locale.ts';

export const palette: PaletteEntry = { name: createByText.name, icon: UserAddOutlined, group: 'system' };
