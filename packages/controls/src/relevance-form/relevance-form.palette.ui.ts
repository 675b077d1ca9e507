import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { relevanceFormText } from './relevance-form.locale.ts';

export const palette: PaletteEntry = { name: relevanceFormText.name, icon: LinkOutlined, group: 'advanced' };
