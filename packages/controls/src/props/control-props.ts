import type { PropDefinition, PropHint, PropTable } from '@inkstone/form-engine';
import { generalTexts, limits } from '@inkstone/schema';
import { atMostBytes, firstOf, nameOfAtMost, oneOf, translationsOfAtMost, wholeNumber } from '../option-rule/option-rule.ts';
import { plainStyle } from '../markup/safe-style.ts';

/** A property without a default value. */
export function unsetProp(hint: PropHint): PropDefinition {
  return { default: undefined, hint };
}

/** A property with a fixed set of values. */
export function selectProp<T extends string | number | boolean>(selected: T | undefined, choices: readonly T[]): PropDefinition {
  return { default: selected, hint: { kind: 'select', choices } };
}

export function switchProp(isOn: boolean): PropDefinition {
  return { default: isOn, hint: 'switch' };
}

/** A short text. */
const shortText = atMostBytes(limits.optionBytes);

/** The control's name and its translations. */
export function nameProps(maxLength: number) {
  return {
    name: { ...unsetProp('text'), check: nameOfAtMost(maxLength) },
    name_i18n: { ...unsetProp('localized-text'), check: translationsOfAtMost(maxLength) },
  } as const satisfies PropTable;
}

export const tipsProp: PropDefinition = { ...unsetProp('localized-text'), check: shortText };

/** Properties of all controls, including those that only display something (designer specification, section 3). */
export const frameProps = {
  ...nameProps(limits.controlNameLength),
  visible: switchProp(true),
  displayFormula: unsetProp('formula'),
  style: { ...unsetProp('style'), check: firstOf(shortText, plainStyle) },
  span: { ...unsetProp('number'), check: oneOf(limits.layoutSpanChoices) },
} as const satisfies PropTable;

/** Properties for the label and the explanation of a control, and the data item it is bound to. */
export const labelProps = {
  ...frameProps,
  dataItemName: unsetProp('data-item'),
  dataItemType: unsetProp('data-item'),
  widgetType: unsetProp('text'),
  labelVisible: switchProp(true),
  labelAlign: selectProp('left', ['left', 'center', 'right']),
  tips: tipsProp,
} as const satisfies PropTable;

/** Additional properties of all controls that users can fill in. */
export const inputProps = {
  ...labelProps,
  required: switchProp(false),
  requiredFormula: unsetProp('formula'),
  readonlyCondition: unsetProp('formula'),
  readonlyFormula: { default: false, hint: 'formula' },
  onChange: unsetProp('steps'),
  dataLinkage: unsetProp('linkage'),
} as const satisfies PropTable;

/** Additional properties of all controls whose value can be computed by a formula. */
export const valueProps = {
  ...inputProps,
  computeFormula: unsetProp('formula'),
} as const satisfies PropTable;

/** The placeholder; its default is in the user's language. */
export const placeholderProp: PropDefinition = {
  default: { zh: '請輸入', en: 'Enter' },
  hint: 'localized-text',
  check: shortText,
};
export const pickerPlaceholderProp: PropDefinition = {
  ...unsetProp('localized-text'),
  check: shortText,
};
/** The default text. */
export function defaultTextProp(maxBytes: number): PropDefinition {
  return { ...unsetProp('text'), check: atMostBytes(maxBytes) };
}

export const mappingsProp: PropDefinition = unsetProp('mappings');
/** The calculation rule, under its name in documents. */
export const calculationProp: PropDefinition = unsetProp('formula');

/** The label of the empty choice, and whether it is offered. */
export const emptyChoiceProps = {
  emptyValue: {
    default: generalTexts.select,
    hint: 'localized-text',
  },
} as const satisfies PropTable;

/** The minimum and maximum number of entries. */
export const countProps = {
  minCount: unsetProp('number'),
  maxCount: unsetProp('number'),
} as const satisfies PropTable;

/** Input by scanning a bar code or QR code on a phone. */
export const scanProp: PropDefinition = switchProp(false);

/** The maximum length of rich text. */
export const richLengthProp: PropDefinition = {
  default: limits.richTextMaxLength,
  hint: 'number',
  check: wholeNumber({ isRequired: true, max: limits.richTextMax }),
};

/** Rules for the length and pattern of a text. `regexpText` is plain text, or JSON by locale. */
export function textRuleProps(maxLength: number, isRequired?: true) {
  return {
    minLength: { ...unsetProp('number'), check: wholeNumber({ min: 0, max: maxLength }) },
    maxLength: {
      default: maxLength,
      hint: 'number',
      check: wholeNumber({ max: maxLength, ...(isRequired && { isRequired }) }),
    },
    limitLength: switchProp(true),
    regexp: unsetProp('text'),
    regexpText: { ...unsetProp('localized-text'), check: shortText },
    shortTextStitch: calculationProp,
  } as const satisfies PropTable;
}

/** Events for added and removed files. */
export const fileEventProps = {
  onUpload: unsetProp('steps'),
  onDelete: unsetProp('steps'),
} as const satisfies PropTable;
