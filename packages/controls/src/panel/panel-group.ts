import type { ControlType } from '../models.ts';

/** The groups of the property panel (designer specification, section 2). */
export const panelGroups = ['baseInfo', 'attributes', 'events'] as const;
export type PanelGroup = (typeof panelGroups)[number];

/** What every control has; the rest are the attributes of its type. */
const baseInfo: ReadonlySet<string> = new Set([
  'name',
  'name_i18n',
  'dataItemName',
  'dataItemType',
  'widgetType',
  'span',
  'tips',
  'visible',
  'displayFormula',
  'required',
  'requiredFormula',
  'readonlyCondition',
  'readonlyFormula',
  'labelVisible',
  'labelAlign',
  'style',
]);

const events: ReadonlySet<string> = new Set(['onUpload', 'onDelete']);

/** Tabs have attributes only; attachments, pictures and signatures also events. */
export function panelGroupOf(type: ControlType, option: string): PanelGroup {
  if (events.has(option)) return 'events';
  return type !== 'tabs' && baseInfo.has(option) ? 'baseInfo' : 'attributes';
}
