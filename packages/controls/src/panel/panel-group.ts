import type { ControlType } from '../models.ts';

/** The groups of the property panel (designer specification, section 2). */
export const panelGroups = ['baseInfo', 'attributes', 'events'] as const;
export type PanelGroup = (typeof panelGroups)[number];

/** What every control has, in the order in which it is asked for; the rest are the attributes of its type. */
const baseInfo = [
  'name',
  'name_i18n',
  'dataItemName',
  'dataItemType',
  'widgetType',
  'span',
  'tips',
  'required',
  'requiredFormula',
  'visible',
  'displayFormula',
  'readonlyCondition',
  'readonlyFormula',
  'labelVisible',
  'labelAlign',
  'style',
];

const events: ReadonlySet<string> = new Set(['onUpload', 'onDelete']);

/** Tabs have attributes only; attachments, pictures and signatures also events. */
export function panelGroupOf(type: ControlType, option: string): PanelGroup {
  if (events.has(option)) return 'events';
  return type !== 'tabs' && baseInfo.includes(option) ? 'baseInfo' : 'attributes';
}

/** Properties as a panel shows them: those that every control has come first, in their order. */
export function inPanelOrder<P>(
  properties: readonly (readonly [option: string, prop: P])[],
): readonly (readonly [option: string, prop: P])[] {
  const place = (option: string) => (baseInfo.includes(option) ? baseInfo.indexOf(option) : baseInfo.length);
  return properties.toSorted(([one], [other]) => place(one) - place(other));
}
