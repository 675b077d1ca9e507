import { generalTexts, type LocalizedText } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';

export const textsTexts = defineTexts('design-texts', {
  title: { zh: '文字', en: 'Texts' },
  intro: {
    zh: '應用的所有文字，中英並列；缺少英文的排在前面。Enter 與上下鍵移到上下一格。',
    en: 'All texts of the application in both languages; texts without English come first. Enter and the arrow keys move up and down.',
  },
  search: { zh: '尋找文字', en: 'Find text' },
  show: { zh: '顯示', en: 'Show' },
  all: { zh: '全部文字', en: 'All texts' },
  missing: { zh: '缺少英文的', en: 'Without English' },
  kind: { zh: '文件', en: 'Document' },
  everywhere: { zh: '所有文件', en: 'All documents' },
  count: { zh: '{count} 個文字，{missing} 個缺少英文', en: '{count} {count|text|texts}, {missing} without English' },
  where: { zh: '位置', en: 'Position' },
  what: { zh: '項目', en: 'Item' },
  zh: { zh: '中文', en: 'Chinese' },
  en: generalTexts.english,
  zhOf: { zh: '{what}「{name}」的中文', en: 'Chinese text of {what} {name}' },
  enOf: { zh: '{what}「{name}」的英文', en: 'English text of {what} {name}' },
  none: { zh: '沒有符合的文字', en: 'No matching text' },
  noneHint: { zh: '換一個字詞，或顯示全部文字。', en: 'Try another word, or show all texts.' },
  complete: { zh: '所有文字都有英文', en: 'All texts have an English version' },
  previous: { zh: '上一頁', en: 'Previous page' },
  next: { zh: '下一頁', en: 'Next page' },
  page: { zh: '第 {page} 頁，共 {pages} 頁', en: 'Page {page} of {pages}' },
  app: { zh: '選單', en: 'Menu' },
  model: { zh: '資料模型', en: 'Model' },
  form: { zh: '表單', en: 'Form' },
  list: { zh: '清單', en: 'List' },
  workflow: { zh: '流程', en: 'Workflow' },
  page_: { zh: '頁面', en: 'Page' },
  rule: { zh: '業務規則', en: 'Business rule' },
  print: { zh: '列印範本', en: 'Print template' },
  scenario: { zh: '情境', en: 'Scenario' },
  role: { zh: '應用角色', en: 'Role' },
});

/** What a text is, by its property. */
export const textLabels: Readonly<Record<string, LocalizedText>> & {
  readonly name: LocalizedText;
  readonly choice: LocalizedText;
  readonly other: LocalizedText;
} = {
  name: generalTexts.name,
  choice: { zh: '選項', en: 'Option' },
  group: { zh: '分組', en: 'Group' },
  actions: { zh: '動作', en: 'Action' },
  text: { zh: '訊息', en: 'Message' },
  html: { zh: '內容', en: 'Content' },
  headGroup: { zh: '表頭群組', en: 'Heading group' },
  other: { zh: '文字', en: 'Item' },
};
