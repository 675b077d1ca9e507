import type { PropDefinition, PropTable } from '@inkstone/form-engine';

/** A property whose default is "not set". */
function unset(hint: PropDefinition['hint'], zh: string, en: string): PropDefinition {
  return { default: undefined, hint, label: { zh, en } };
}

/** What every control has, also one that only shows something (designer specification, section 3). */
export const frameProps = {
  name: unset('text', '名稱', 'Name'),
  name_i18n: unset('localized-text', '其他語言的名稱', 'Name in other languages'),
  visible: { default: true, hint: 'switch', label: { zh: '顯示', en: 'Visible' } },
  displayFormula: unset('formula', '顯示條件', 'Shown when'),
  style: unset('text', '標題樣式', 'Title style'),
  span: unset('number', '寬度', 'Width'),
} as const satisfies PropTable;

/** What every control that holds a value has besides. */
export const valueProps = {
  ...frameProps,
  labelVisible: { default: true, hint: 'switch', label: { zh: '顯示標題', en: 'Show the label' } },
  tips: unset('text', '提示', 'Tips'),
  required: { default: false, hint: 'switch', label: { zh: '必填', en: 'Required' } },
  requiredFormula: unset('formula', '必填條件', 'Required when'),
  readonlyCondition: unset('formula', '唯讀條件', 'Read-only when'),
  computeFormula: unset('formula', '計算公式', 'Computed by'),
} as const satisfies PropTable;

export const placeholderProp: PropDefinition = unset('text', '輸入提示', 'Placeholder');
export const defaultValueProp: PropDefinition = unset('text', '預設值', 'Default value');
export const mappingsProp: PropDefinition = unset('mappings', '帶出欄位', 'Fields taken over');

/** Rules on the length and shape of a text. `regexpText` is plain, or JSON by locale. */
export function textRuleProps(maxLength: number) {
  return {
    minLength: unset('number', '最小長度', 'Least length'),
    maxLength: { default: maxLength, hint: 'number', label: { zh: '最大長度', en: 'Greatest length' } },
    limitLength: { default: true, hint: 'switch', label: { zh: '限制輸入長度', en: 'Refuse longer input' } },
    regexp: unset('text', '格式規則', 'Pattern'),
    regexpText: unset('localized-text', '格式不符時的訊息', 'Message when the pattern does not match'),
  } as const satisfies PropTable;
}

/** Where a unit selector looks, and what it starts with. */
export const selectorProps = {
  defaultValue: unset('units', '預設值', 'Default value'),
  defaultValueType: {
    default: 'none',
    hint: {
      kind: 'select',
      choices: [
        { value: 'none', label: { zh: '無', en: 'None' } },
        { value: 'originator', label: { zh: '發起人', en: 'Originator' } },
        { value: 'originatorDept', label: { zh: '發起人部門', en: "Originator's department" } },
      ],
    },
    label: { zh: '預設值類型', en: 'Kind of default' },
  },
  mappings: mappingsProp,
  placeholder: placeholderProp,
} as const satisfies PropTable;
