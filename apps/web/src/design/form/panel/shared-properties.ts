import { controlModels, type ControlType } from '@inkstone/controls/models';
import { inPanelOrder, isOptionOffered } from '@inkstone/controls/panel';
import type { PropDefinition } from '@inkstone/form-engine';
import type { ControlDefinition } from '@inkstone/schema';
import { editorOf } from './editors/editors.ts';
import { effectiveOptions } from './option-operations.ts';

/** A control or a column whose properties are edited. */
export interface Edited {
  /** A column is `sheet.column`. */
  readonly key: string;
  readonly control: ControlDefinition;
  readonly type: ControlType;
}

/** Options that the head of the panel edits, or that only say what stands elsewhere. */
const inHead: ReadonlySet<string> = new Set(['name', 'name_i18n', 'span', 'dataItemName', 'dataItemType', 'widgetType']);

export const isInHead = (option: string): boolean => inHead.has(option);

const propsOf = ({ key, type }: Edited): Readonly<Record<string, PropDefinition>> => ({
  ...controlModels[type].props,
  ...(key.includes('.') ? controlModels.sheet.columnProps : {}),
});

/** The properties that all of the controls have, offer now and edit in the same way, in the order of the panel. */
export function sharedProperties(edited: readonly Edited[]): readonly (readonly [option: string, prop: PropDefinition])[] {
  const [first, ...others] = edited;
  if (!first) return [];
  return inPanelOrder(Object.entries(propsOf(first))).filter(
    ([option, prop]) =>
      !isInHead(option) &&
      edited.every(({ type, control }) => isOptionOffered(type, option, effectiveOptions(type, control.options))) &&
      others.every((other) => {
        const same = propsOf(other)[option];
        return (
          same !== undefined &&
          JSON.stringify(same.hint) === JSON.stringify(prop.hint) &&
          editorOf(other.type, option, same) === editorOf(first.type, option, prop)
        );
      }),
  );
}

/** Whether the controls have different values of a property. */
export function isMixed(edited: readonly Edited[], option: string): boolean {
  return new Set(edited.map(({ type, control }) => JSON.stringify(effectiveOptions(type, control.options)[option]))).size > 1;
}
