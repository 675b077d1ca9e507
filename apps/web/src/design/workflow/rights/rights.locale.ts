import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../../platform/i18n/texts.ts';

export const rightsTexts = defineTexts('design-rights', {
  title: { zh: '各節點的表單權限', en: 'Form rights by node' },
  intro: {
    zh: '每個節點的人能看到、編輯、必須填寫哪些欄位。整欄與整列在標題處一次設定。',
    en: 'Which fields the people of each node see, may edit or have to fill in. Whole rows and columns are set at their headings.',
  },
  preview: { zh: '這個節點看到的表單', en: 'The form at this node' },
  at: generalTexts.activity,
  field: generalTexts.field,
  alike: { zh: '{name}（{difference}）', en: '{name} ({difference})' },
  others: { zh: '其他欄位', en: 'Other fields' },
  hidden: { zh: '隱藏', en: 'Hidden' },
  see: { zh: '可見', en: 'Visible' },
  edit: { zh: '可編輯', en: 'Editable' },
  must: generalTexts.required,
  cell: { zh: '{activity}：{field}：{right}', en: '{activity}, {field}: {right}' },
  rowOf: { zh: '所有節點的「{field}」', en: '"{field}" at all nodes' },
  columnOf: { zh: '「{activity}」的所有欄位', en: 'All fields at "{activity}"' },
  set: { zh: '全部設為…', en: 'Set all to…' },
  copyFrom: { zh: '複製自…', en: 'Copy from…' },
  copyTo: { zh: '「{activity}」複製其他節點的權限', en: 'Copy the rights of another node to "{activity}"' },
  reset: { zh: '恢復預設', en: 'Use the default' },
  isDefault: { zh: '預設', en: 'Default' },
  add: { zh: '新增列', en: 'Add rows' },
  delete: { zh: '刪除列', en: 'Delete rows' },
  ownRows: { zh: '只限自己新增的列', en: 'Only own rows' },
  noForm: { zh: '這個資料模型還沒有表單，先新增表單再設定權限。', en: 'The model has no form yet. Add one first, then set rights.' },
  noActivities: { zh: '沒有由人處理的節點。', en: 'No node is handled by people.' },
  open: { zh: '與其他節點比較', en: 'Compare with other nodes' },
});
