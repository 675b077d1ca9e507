import AuditOutlined from '@ant-design/icons/es/icons/AuditOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { approvalOpinionText } from './approval-opinion.locale.ts';

export const palette: PaletteEntry = { name: approvalOpinionText.name, icon: AuditOutlined, group: 'advanced' };
