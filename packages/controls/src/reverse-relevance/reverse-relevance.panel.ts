import type { PropertyTexts } from '../props/property-text.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  required: {
    label: { zh: '必填', en: 'Required' },
    help: {
      zh: '第一次提交之後，至少要有一筆已提交的關聯記錄，後續的節點才能提交。',
      en: 'After the first submission, later nodes can only be submitted once at least one submitted record refers to this record.',
    },
  },
  requiredFormula: {
    label: { zh: '必填條件', en: 'Required condition' },
    help: {
      zh: '條件成立時，第一次提交之後的節點要有至少一筆已提交的關聯記錄才能提交。',
      en: 'While the condition is met, nodes after the first submission can only be submitted once at least one submitted record refers to this record.',
    },
  },
  readonlyCondition: {
    label: { zh: '唯讀條件', en: 'Read-only condition' },
    help: {
      zh: '條件成立時只列出名稱，不能從這裡開啟記錄。',
      en: 'While the condition is met, records are listed by name but cannot be opened from here.',
    },
  },
  readonlyFormula: {
    label: { zh: '唯讀公式', en: 'Read-only formula' },
    help: {
      zh: '公式的結果為真時只列出名稱，不能從這裡開啟記錄。',
      en: 'While the formula is true, records are listed by name but cannot be opened from here.',
    },
  },
  onChange: {
    label: { zh: '記錄增減時', en: 'On records added or removed' },
    help: {
      zh: '表單開啟期間，列出的記錄增加或減少後依序執行的步驟。',
      en: 'Steps that run when listed records are added or removed while the form is open.',
    },
  },
  displayMode: {
    label: { zh: '顯示方式', en: 'Display as' },
    help: { zh: '直接列出記錄，或只放一個連結。', en: 'Lists the records, or shows only a link to them.' },
    choices: { list: { zh: '清單', en: 'List' }, link: { zh: '連結', en: 'Link' } },
  },
  schemaCode: {
    label: { zh: '關聯模型', en: 'Model' },
    help: { zh: '列出哪個資料模型的記錄。', en: 'The model whose records are listed.' },
  },
  conditions: {
    label: { zh: '查詢條件', en: 'Conditions' },
    help: { zh: '只列出符合條件的記錄。', en: 'Lists only records that meet the conditions.' },
  },
  appPackageCode: {
    label: { zh: '應用', en: 'Application' },
    help: { zh: '只列出這個應用的資料模型。', en: 'Only models of this application are listed.' },
  },
  appFunctionCode: {
    label: { zh: '選單項目', en: 'Menu entry' },
    help: { zh: '只列出這個選單項目的資料模型。', en: 'Only the model of this menu entry is listed.' },
  },
  fieldCode: {
    label: { zh: '關聯欄位', en: 'Relation field' },
    help: { zh: '另一個模型中指向這份表單的欄位。', en: 'The field of the other model that refers to this form.' },
  },
  relativeType: {
    label: { zh: '關聯類型', en: 'Relation type' },
    help: { zh: '另一個模型的欄位是單選或多選。', en: 'Whether the other field holds one record or several.' },
    choices: { 9: { zh: '關聯單選', en: 'Single relation' }, 11: { zh: '關聯多選', en: 'Multiple relation' } },
  },
  listCode: {
    label: { zh: '查詢清單', en: 'List' },
    help: { zh: '用哪個清單顯示指向這裡的記錄。', en: 'The list that shows the records that refer to this form.' },
  },
  listDisplayMode: {
    label: { zh: '清單位置', en: 'List position' },
    help: { zh: '清單放在頁籤裡，或直接放在表單裡。', en: 'Whether the list is in its own tab or within the form.' },
    choices: { tabs: { zh: '頁籤', en: 'Tab' }, table: { zh: '表格', en: 'Table' } },
  },
};
