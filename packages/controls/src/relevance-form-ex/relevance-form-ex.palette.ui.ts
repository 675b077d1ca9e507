import ClusterOutlined from '@ant-design/icons/es/icons/ClusterOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { relevanceFormExText } from './relevance-form-ex.locale.ts';

export const palette: PaletteEntry = { name: relevanceFormExText.name, icon: ClusterOutlined, group: 'advanced' };
