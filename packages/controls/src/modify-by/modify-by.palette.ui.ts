import UserSwitchOutlined from '@ant-design/icons/es/icons/UserSwitchOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { modifyByText } from './modify-by.locale.ts';

export const palette: PaletteEntry = { name: modifyByText.name, icon: UserSwitchOutlined, group: 'system' };
