import type { PropDefinition, PropHint, PropTable } from '@inkstone/form-engine';
import { limits, type LocalizedText } from '@inkstone/schema';
import { atMostBytes, firstOf, nameOfAtMost, oneOf, translationsOfAtMost, wholeNumber } from '../option-rule/option-rule.ts';
import { plainStyle } from '../markup/safe-style.ts';

/** A property without a default value. */
export function unsetProp(hint: PropHint, zh: string, en: string): PropDefinition {
  return { default: undefined, hint, label: { zh, en } };
}

/** A property with a fixed set of labelled values. */
export function selectProp(
  selected: string | number | boolean | undefined,
  choices: readonly (readonly [value: string | number | boolean, zh: string, en: string])[],
  label: LocalizedText,
): PropDefinition {
  return { default: selected, hint: { kind: 'select', choices: choices.map(([value, zh, en]) => ({ value, label: { zh, en } })) }, label };
}

export function switchProp(isOn: boolean, zh: string, en: string): PropDefinition {
  return { default: isOn, hint: 'switch', label: { zh, en } };
}

/** A short text. */
const shortText = atMostBytes(limits.optionBytes);

/** The control's name and its translations. */
export function nameProps(maxLength: number) {
  return {
    name: { ...unsetProp('text', '名稱', 'Name'), check: nameOfAtMost(maxLength) },
    name_i18n: { ...unsetProp('localized-text', '其他語言的名稱', 'Name in other languages'), check: translationsOfAtMost(maxLength) },
  } as const satisfies PropTable;
}

export const tipsProp: PropDefinition = { ...unsetProp('localized-text', '提示', 'Tips'), check: shortText };

/** Properties of all controls, including those that only display something (designer specification, section 3). */
export const frameProps = {
  ...nameProps(limits.controlNameLength),
  visible: switchProp(true, '顯示', 'Visible'),
  displayFormula: unsetProp('formula', '顯示條件', 'Visibility condition'),
  style: { ...unsetProp('style', '標題樣式', 'Title style'), check: firstOf(shortText, plainStyle) },
  span: { ...unsetProp('number', '寬度', 'Width'), check: oneOf(limits.layoutSpanChoices) },
} as const satisfies PropTable;

/** Properties for the label and the explanation of a control, and the data item it is bound to. */
export const labelProps = {
  ...frameProps,
  dataItemName: unsetProp('data-item', '綁定資料項', 'Data item'),
  dataItemType: unsetProp('data-item', '資料項類型', 'Data item type'),
  widgetType: unsetProp('text', '控制項類型', 'Control type'),
  labelVisible: switchProp(true, '顯示標題', 'Show the label'),
  labelAlign: selectProp(
    'left',
    [
      ['left', '靠左', 'Left'],
      ['center', '置中', 'Centre'],
      ['right', '靠右', 'Right'],
    ],
    { zh: '標題對齊', en: 'Label alignment' },
  ),
  tips: tipsProp,
} as const satisfies PropTable;

/** Additional properties of all controls that users can fill in. */
export const inputProps = {
  ...labelProps,
  required: switchProp(false, '必填', 'Required'),
  requiredFormula: unsetProp('formula', '必填條件', 'Required condition'),
  readonlyCondition: unsetProp('formula', '唯讀條件', 'Read-only condition'),
  readonlyFormula: { default: false, hint: 'formula', label: { zh: '唯讀公式', en: 'Read-only formula' } },
  onChange: unsetProp('steps', '值改變時', 'On change'),
  dataLinkage: unsetProp('linkage', '資料聯動', 'Data linkage'),
} as const satisfies PropTable;

/** Additional properties of all controls whose value can be computed by a formula. */
export const valueProps = {
  ...inputProps,
  computeFormula: unsetProp('formula', '計算公式', 'Formula'),
} as const satisfies PropTable;

/** The placeholder; its default is in the user's language. */
export const placeholderProp: PropDefinition = {
  default: { zh: '請輸入', en: 'Enter' },
  hint: 'localized-text',
  label: { zh: '輸入提示', en: 'Placeholder' },
  check: shortText,
};
export const pickerPlaceholderProp: PropDefinition = {
  ...unsetProp('localized-text', '輸入提示', 'Placeholder'),
  check: shortText,
};
/** The default text. */
export function defaultTextProp(maxBytes: number): PropDefinition {
  return { ...unsetProp('text', '預設值', 'Default value'), check: atMostBytes(maxBytes) };
}

export const mappingsProp: PropDefinition = unsetProp('mappings', '帶出欄位', 'Mapped fields');
/** The calculation rule, under its name in documents. */
export const calculationProp: PropDefinition = unsetProp('formula', '計算規則', 'Calculation rule');

/** The label of the empty choice, and whether it is offered. */
export const emptyChoiceProps = {
  emptyValue: {
    default: { zh: '請選擇', en: 'Select' },
    hint: 'localized-text',
    label: { zh: '空選項文字', en: 'Empty option text' },
  },
} as const satisfies PropTable;

/** The minimum and maximum number of entries. */
export function countProps(least: LocalizedText, greatest: LocalizedText) {
  return {
    minCount: { default: undefined, hint: 'number', label: least },
    maxCount: { default: undefined, hint: 'number', label: greatest },
  } as const satisfies PropTable;
}

/** Input by scanning a bar code or QR code on a phone. */
export const scanProp: PropDefinition = switchProp(false, '掃碼輸入', 'Scan to enter');

/** The maximum length of rich text. */
export const richLengthProp: PropDefinition = {
  default: limits.richTextMaxLength,
  hint: 'number',
  label: { zh: '字數限制', en: 'Maximum rich text length' },
  check: wholeNumber({ isRequired: true, max: limits.richTextMax }),
};

/** Rules for the length and pattern of a text. `regexpText` is plain text, or JSON by locale. */
export function textRuleProps(maxLength: number, isRequired?: true) {
  return {
    minLength: { ...unsetProp('number', '最小長度', 'Minimum length'), check: wholeNumber({ min: 0, max: maxLength }) },
    maxLength: {
      default: maxLength,
      hint: 'number',
      label: { zh: '最大長度', en: 'Maximum length' },
      check: wholeNumber({ max: maxLength, ...(isRequired && { isRequired }) }),
    },
    limitLength: switchProp(true, '限制輸入長度', 'Limit input length'),
    regexp: unsetProp('text', '格式規則', 'Pattern'),
    regexpText: { ...unsetProp('localized-text', '格式不符時的訊息', 'Pattern message'), check: shortText },
    shortTextStitch: calculationProp,
  } as const satisfies PropTable;
}

/** Events for added and removed files. */
export const fileEventProps = {
  onUpload: unsetProp('steps', '上傳時', 'On upload'),
  onDelete: unsetProp('steps', '刪除時', 'On delete'),
} as const satisfies PropTable;
