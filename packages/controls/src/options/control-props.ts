import type { PropDefinition, PropHint, PropTable } from '@inkstone/form-engine';
import { limits, type LocalizedText } from '@inkstone/schema';
import { atMostBytes, firstOf, nameOfAtMost, oneOf, translationsOfAtMost, wholeNumber } from '../option-rule/option-rule.ts';
import { plainStyle } from '../markup/safe-style.ts';

/** A property whose default is "not set". */
export function unsetProp(hint: PropHint, zh: string, en: string): PropDefinition {
  return { default: undefined, hint, label: { zh, en } };
}

/** One of a few values, each with its words. */
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

/** A setting of a few words. */
const shortText = atMostBytes(limits.optionBytes);

/** The control's name and what it is called in other languages. */
export function nameProps(maxLength: number) {
  return {
    name: { ...unsetProp('text', '名稱', 'Name'), check: nameOfAtMost(maxLength) },
    name_i18n: { ...unsetProp('localized-text', '其他語言的名稱', 'Name in other languages'), check: translationsOfAtMost(maxLength) },
  } as const satisfies PropTable;
}

export const tipsProp: PropDefinition = { ...unsetProp('text', '提示', 'Tips'), check: shortText };

/** What every control has, also one that only shows something (designer specification, section 3). */
export const frameProps = {
  ...nameProps(limits.controlNameLength),
  visible: switchProp(true, '顯示', 'Visible'),
  displayFormula: unsetProp('formula', '顯示條件', 'Shown when'),
  style: { ...unsetProp('style', '標題樣式', 'Title style'), check: firstOf(shortText, plainStyle) },
  span: { ...unsetProp('number', '寬度', 'Width'), check: oneOf(limits.layoutSpanChoices) },
} as const satisfies PropTable;

/** How a control with a title is labelled and explained, and the item it stands on. */
export const labelProps = {
  ...frameProps,
  dataItemName: unsetProp('data-item', '綁定數據項', 'Data item'),
  dataItemType: unsetProp('data-item', '數據項類型', 'Type of the data item'),
  widgetType: unsetProp('text', '控制項類型', 'Kind of control'),
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

/** What every control has besides that a person can be asked to fill in. */
export const inputProps = {
  ...labelProps,
  required: switchProp(false, '必填', 'Required'),
  requiredFormula: unsetProp('formula', '必填條件', 'Required when'),
  readonlyCondition: unsetProp('formula', '唯讀條件', 'Read-only when'),
  readonlyFormula: { default: false, hint: 'formula', label: { zh: '唯讀公式', en: 'Read-only by formula' } },
  onChange: unsetProp('steps', '值改變時', 'When it changes'),
  dataLinkage: unsetProp('linkage', '資料聯動', 'Data linkage'),
} as const satisfies PropTable;

/** What every control has besides whose value a formula may say. */
export const valueProps = {
  ...inputProps,
  computeFormula: unsetProp('formula', '計算公式', 'Computed by'),
} as const satisfies PropTable;

/** Words in the input while nothing is entered; the default is in the person's language. */
export const placeholderProp: PropDefinition = {
  default: { zh: '請輸入', en: 'Please enter' },
  hint: 'localized-text',
  label: { zh: '輸入提示', en: 'Placeholder' },
  check: shortText,
};
export const pickerPlaceholderProp: PropDefinition = {
  ...unsetProp('localized-text', '輸入提示', 'Placeholder'),
  check: shortText,
};
/** A text to start with. */
export function defaultTextProp(maxBytes: number): PropDefinition {
  return { ...unsetProp('text', '預設值', 'Default value'), check: atMostBytes(maxBytes) };
}

export const mappingsProp: PropDefinition = unsetProp('mappings', '帶出欄位', 'Fields taken over');
/** The calculation rule under the name that documents have for it. */
export const calculationProp: PropDefinition = unsetProp('formula', '計算規則', 'Calculation rule');

/** The text of an empty choice, and whether it is offered. */
export const emptyChoiceProps = {
  emptyValue: {
    default: { zh: '請選擇', en: 'Please choose' },
    hint: 'localized-text',
    label: { zh: '空選項文字', en: 'Text of the empty choice' },
  },
} as const satisfies PropTable;

/** How many entries a list needs and may have. */
export function countProps(least: LocalizedText, greatest: LocalizedText) {
  return {
    minCount: { default: undefined, hint: 'number', label: least },
    maxCount: { default: undefined, hint: 'number', label: greatest },
  } as const satisfies PropTable;
}

/** Opened by a scan of a bar or QR code on a phone. */
export const scanProp: PropDefinition = switchProp(false, '掃碼輸入', 'Filled in by scanning');

/** How long a rich text may be. */
export const richLengthProp: PropDefinition = {
  default: limits.richTextMaxLength,
  hint: 'number',
  label: { zh: '字數限制', en: 'Greatest length of rich text' },
  check: wholeNumber({ isRequired: true, max: limits.richTextMost }),
};

/** Rules on the length and shape of a text. `regexpText` is plain, or JSON by locale. */
export function textRuleProps(maxLength: number, isRequired?: true) {
  return {
    minLength: { ...unsetProp('number', '最小長度', 'Least length'), check: wholeNumber({ min: 0, max: maxLength }) },
    maxLength: {
      default: maxLength,
      hint: 'number',
      label: { zh: '最大長度', en: 'Greatest length' },
      check: wholeNumber({ max: maxLength, ...(isRequired && { isRequired }) }),
    },
    limitLength: switchProp(true, '限制輸入長度', 'Refuse longer input'),
    regexp: unsetProp('text', '格式規則', 'Pattern'),
    regexpText: { ...unsetProp('localized-text', '格式不符時的訊息', 'Message when the pattern does not match'), check: shortText },
    shortTextStitch: calculationProp,
  } as const satisfies PropTable;
}

/** What happens when files come and go. */
export const fileEventProps = {
  onUpload: unsetProp('steps', '上傳時', 'When uploaded'),
  onDelete: unsetProp('steps', '刪除時', 'When deleted'),
} as const satisfies PropTable;
