import type { LocalizedText, PageCard } from '@inkstone/schema';

/** How a property of a card is edited. */
export type CardEditor =
  | 'name'
  | 'english'
  | 'span'
  | 'html'
  | 'html-english'
  | 'functions'
  | 'model'
  | 'list'
  | 'filter'
  | 'size'
  | 'total';

export interface CardProperty {
  /** The property of the card's document. */
  readonly property: string;
  readonly editor: CardEditor;
  readonly label: LocalizedText;
  readonly help: LocalizedText;
}

const name: CardProperty = {
  property: 'name',
  editor: 'name',
  label: { zh: '名稱', en: 'Name' },
  help: { zh: '卡片的標題', en: 'Card title' },
};
const english: CardProperty = {
  property: 'name_i18n',
  editor: 'english',
  label: { zh: '英文名稱', en: 'English name' },
  help: { zh: '未填時用名稱', en: 'If empty, the name is used' },
};
const span: CardProperty = {
  property: 'span',
  editor: 'span',
  label: { zh: '寬度', en: 'Width' },
  help: { zh: '一列有 24 格；手機上每張卡片都佔滿寬度', en: 'Out of 24 per row; on phones every card takes the full width' },
};
const model: CardProperty = {
  property: 'schemaCode',
  editor: 'model',
  label: { zh: '資料模型', en: 'Model' },
  help: { zh: '卡片顯示哪一種記錄', en: 'Model whose records the card shows' },
};
const list: CardProperty = {
  property: 'listCode',
  editor: 'list',
  label: { zh: '清單', en: 'List' },
  help: { zh: '欄位、排序與條件由清單決定', en: 'The list determines columns, order and conditions' },
};
const filter: CardProperty = {
  property: 'filter',
  editor: 'filter',
  label: { zh: '條件', en: 'Condition' },
  help: { zh: '在清單的條件之外，只計入符合的記錄', en: 'In addition to the conditions of the list' },
};
const size: CardProperty = {
  property: 'size',
  editor: 'size',
  label: { zh: '列數', en: 'Rows' },
  help: { zh: '1 到 20，預設 5', en: '1 to 20, default 5' },
};

/** The properties of each kind of card in the order of its panel. The schema of pages has the same ones (`card-properties.test.ts`). */
export const cardProperties: Readonly<Record<PageCard['kind'], readonly CardProperty[]>> = {
  text: [
    name,
    english,
    {
      property: 'html',
      editor: 'html',
      label: { zh: '內容', en: 'Content' },
      help: { zh: '含標題、清單與連結的文字', en: 'Text with headings, lists and links' },
    },
    {
      property: 'html_i18n',
      editor: 'html-english',
      label: { zh: '英文內容', en: 'English content' },
      help: { zh: '未填時顯示內容', en: 'If empty, the content is shown' },
    },
    span,
  ],
  forms: [
    name,
    english,
    {
      property: 'functions',
      editor: 'functions',
      label: { zh: '選單項目', en: 'Menu entries' },
      help: { zh: '從這張卡片開始填寫的表單', en: 'Forms that can be started from this card' },
    },
    span,
  ],
  list: [name, english, model, list, filter, size, span],
  number: [
    name,
    english,
    model,
    list,
    filter,
    {
      property: 'total',
      editor: 'total',
      label: { zh: '數字', en: 'Number' },
      help: { zh: '筆數，或一個欄位的彙總', en: 'Number of records, or a total of a field' },
    },
    span,
  ],
  work: [name, english, size, span],
  recent: [name, english, model, size, span],
};

export const cardKinds = Object.keys(cardProperties) as readonly PageCard['kind'][];
