import { controlModels, type ControlType } from '@inkstone/controls/models';
import { limits, systemFields } from '@inkstone/schema';
import type { FormContent } from './form-content.ts';

/** Controls that take the whole width of a form at first. */
const wide: ReadonlySet<string> = new Set<ControlType>([
  'textarea',
  'attachment',
  'image',
  'signature',
  'address',
  'address-tab-selector',
  'location',
  'approval-opinion',
  'relevance-form-ex',
  'reverse-relevance',
  'sheet',
  'group',
  'description',
  'title',
  'label',
  'tips',
  'html',
  'form-container',
  'tabs',
  'tabs-panel',
]);

export const isWide = (type: string): boolean => wide.has(type);

/** The width of a new control. */
export const firstSpan = (type: ControlType): number => (isWide(type) ? limits.layoutSpans : limits.layoutSpans / 2);

/** Controls of system fields: their key is the field. */
export const systemCodes: Readonly<Partial<Record<ControlType, string>>> = {
  'create-by': systemFields.creater,
  'create-by-parent-id': systemFields.createdDeptId,
  'created-time': systemFields.createdTime,
  'modify-by': systemFields.modifier,
  'modified-time': systemFields.modifiedTime,
  'owner-id': systemFields.owner,
  'owner-parent-id': systemFields.ownerDeptId,
  'sequence-no': systemFields.sequenceNo,
  'sequence-status': systemFields.sequenceStatus,
  'urgency-level': systemFields.urgencyLevel,
};

/** Controls that a form has only as a part of another one. */
const notOffered: ReadonlySet<string> = new Set<ControlType>(['tabs-panel', 'system-other']);

export const isOffered = (type: ControlType): boolean => !notOffered.has(type);

/** The types that can be added to a form: a system field is shown once. */
export function offeredTypes({ controls }: Pick<FormContent, 'controls'>): readonly ControlType[] {
  const types = Object.keys(controlModels) as ControlType[];
  return types.filter((type) => isOffered(type) && (systemCodes[type] === undefined || !controls.has(systemCodes[type])));
}

/** Whether a control can be a column of a sub-table. */
export const canBeColumn = (type: ControlType): boolean => controlModels[type].role === 'value' && systemCodes[type] === undefined;

/** Whether other controls stand in it. */
export const holdsControls = (type: string): boolean => type === 'form-container' || type === 'tabs-panel';

export const isControlType = (type: string): type is ControlType => Object.hasOwn(controlModels, type);
