import type { FunctionHelp } from '../formula-function.ts';

export const joinHelp: FunctionHelp = {
  description: {
    zh: '把清單各項的文字以分隔符連接，未指定時為逗號。',
    en: 'Joins the items of a list as text with a separator (default: comma).',
  },
  wording: { zh: '{values} [以 {separator} 相連|相連]的文字', en: '{values} joined[ with {separator}|]' },
  examples: [
    { formula: "join(items.kind, '、')", result: 'pen、ink、pen' },
    { formula: "join('a', '-')", result: 'a' },
  ],
  notes: {
    empty: {
      zh: '空的項目略過；分隔符為空時直接相連。',
      en: 'Empty items are ignored; with an empty separator the texts are joined directly.',
    },
  },
};
