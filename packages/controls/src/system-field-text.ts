import type { LocalizedText } from '@inkstone/schema';
import type { ControlType } from './models.ts';
import { createByParentIdText } from './create-by-parent-id/create-by-parent-id.locale.ts';
import { createByText } from './create-by/create-by.locale.ts';
import { createdTimeText } from './created-time/created-time.locale.ts';
import { modifiedTimeText } from './modified-time/modified-time.locale.ts';
import { modifyByText } from './modify-by/modify-by.locale.ts';
import { ownerIdText } from './owner-id/owner-id.locale.ts';
import { ownerParentIdText } from './owner-parent-id/owner-parent-id.locale.ts';
import { sequenceNoText } from './sequence-no/sequence-no.locale.ts';
import { sequenceStatusText } from './sequence-status/sequence-status.locale.ts';
import { urgencyLevelText } from './urgency-level/urgency-level.locale.ts';

/** The names of the controls of system fields. Every form loads them, so they are apart from the texts of all controls. */
export const systemFieldText = {
  'sequence-no': sequenceNoText.name,
  'sequence-status': sequenceStatusText.name,
  'create-by': createByText.name,
  'create-by-parent-id': createByParentIdText.name,
  'created-time': createdTimeText.name,
  'modify-by': modifyByText.name,
  'modified-time': modifiedTimeText.name,
  'owner-id': ownerIdText.name,
  'owner-parent-id': ownerParentIdText.name,
  'urgency-level': urgencyLevelText.name,
} as const satisfies Partial<Record<ControlType, LocalizedText>>;
