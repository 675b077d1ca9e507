import type { ConditionValue, ConditionValueType, LocalizedText } from '@inkstone/schema';

/** The documentation of a value type. */
export interface ConditionValueTypeDescription {
  readonly label: LocalizedText;
  /** The form of its value in a document. */
  readonly form: LocalizedText;
  /** Valid values; `null` if the type needs none. */
  readonly examples: readonly [ConditionValue, ...ConditionValue[]];
}

const units: LocalizedText = {
  zh: '人員或部門 { id, name, unitType } 或 { code, name, unitType }、其 id、部門編碼或人員帳號、SELF_P 或 SELF_D，或它們的清單',
  en: "a unit { id, name, unitType } or { code, name, unitType }, its id, a department's code or a person's account, SELF_P or SELF_D, or a list of these",
};

/** All value types of the designer specification, section 9, in its order. */
export const conditionValueTypeDescriptions: Readonly<Record<ConditionValueType, ConditionValueTypeDescription>> = {
  currentModel: {
    label: { zh: '目前表單的欄位', en: 'Field of the current form' },
    form: { zh: '欄位編碼，子表欄位為 items.amount', en: 'the code of a field; a column of a sub-table is items.amount' },
    examples: ['customerNo', 'items.amount'],
  },
  specifyDepartment: {
    label: { zh: '指定部門', en: 'Departments' },
    form: units,
    examples: [{ code: 'FIN', name: '財務部', unitType: 1 }, 'FIN', 'SELF_D', ['FIN', 'HR'], 'FIN;HR'],
  },
  custom: {
    label: { zh: '自訂值', en: 'Custom value' },
    form: {
      zh: '文字（以分號分隔多項）、數值、是非值、特殊值，或清單',
      en: 'a text (several separated by semicolons), a number, a logic value, a special value, or a list',
    },
    examples: ['order;purchase', 100, true, 'yesterday', ['a', 'b']],
  },
  specifyOption: {
    label: { zh: '指定選項', en: 'Options' },
    form: { zh: '選項的值或其清單', en: 'the value of an option, or a list' },
    examples: ['a', 'a;b', ['a', 'b']],
  },
  specifyAddress: {
    label: { zh: '指定地區', en: 'Areas' },
    form: { zh: '地址的值、行政區代碼，或清單', en: 'an address, the code of an area, or a list' },
    examples: [{ provinceName: '臺北市', provinceAdcode: '710100' }, '710100', ['710100', '710200']],
  },
  specifyUser: {
    label: { zh: '指定人員', en: 'People' },
    form: units,
    examples: [{ id: 'u1', name: '王小明', unitType: 3 }, 'SELF_P', ['u1', 'u2']],
  },
  specifyUserDepartment: {
    label: { zh: '指定人員與部門', en: 'People and departments' },
    form: units,
    examples: [
      [
        { id: 'u1', name: '王小明', unitType: 3 },
        { id: 'd1', name: '財務部', unitType: 1 },
      ],
      'SELF_D',
    ],
  },
  specifyDate: {
    label: { zh: '指定日期', en: 'Date' },
    form: {
      zh: 'YYYY-MM-DD（可加 HH:mm:ss）、時間 HH:mm:ss、yesterday、today、tomorrow，或以分號分隔的多項',
      en: 'YYYY-MM-DD, optionally with HH:mm:ss, a time HH:mm:ss, yesterday, today, tomorrow, or several separated by semicolons',
    },
    examples: ['2024-05-17', '2024/05/17 10:30', '10:30', 'tomorrow', '2024-05-01;2024-05-31'],
  },
  today: { label: { zh: '今天', en: 'Today' }, form: { zh: '不需要值', en: 'no value' }, examples: [null] },
  specifyRange: {
    label: { zh: '指定範圍', en: 'Range' },
    form: { zh: '{ from, to }、兩項的清單，或以分號分隔的兩端', en: '{ from, to }, a list of two, or two bounds separated by a semicolon' },
    examples: [{ from: 1, to: 5 }, [1, 5], '1;5', { from: '2024-05-01', to: null }],
  },
  dynamicRange: {
    label: { zh: '動態範圍', en: 'Dynamic range' },
    form: {
      zh: '代碼、名稱，或 past 7 day，也可寫成 { range, count, unit }',
      en: 'a code, a name, or a text such as past 7 day, or { range, count, unit }',
    },
    examples: [5, 'thisWeek', 'yesterday', 'past 7 day', { range: 11, count: 2, unit: 'quarter' }],
  },
};
