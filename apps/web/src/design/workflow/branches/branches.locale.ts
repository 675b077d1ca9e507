import { defineTexts } from '../../../platform/i18n/texts.ts';

export const branchesTexts = defineTexts('design-workflow-branches', {
  title: { zh: '分支檢查', en: 'Branch check' },
  overlap: {
    zh: '「{first}」與「{second}」同時成立，例如：{example}；會走排在前面的「{first}」',
    en: '"{first}" and "{second}" are both met, for example with {example}; "{first}" is taken because it comes first',
  },
  covered: {
    zh: '「{name}」永遠不會走到：條件不可能成立，或已由前面的分支涵蓋',
    en: '"{name}" is never taken: its condition can never be met, or earlier branches cover all its values',
  },
  rest: {
    zh: '沒有條件成立時走「{name}」，例如：{example}',
    en: 'If no condition is met, "{name}" is taken, for example with {example}',
  },
  gap: { zh: '沒有分支可走，例如：{example}', en: 'No branch can be taken, for example with {example}' },
  complete: { zh: '所有值都有條件成立，不會走到「{name}」', en: 'A condition is met for every value, so "{name}" is never taken' },
  unexamined: {
    zh: '{names}的條件不只取決於可檢查的欄位，未列入檢查',
    en: 'Not checked, because the conditions depend on more than the fields that can be checked: {names}',
  },
  sound: { zh: '條件沒有重疊', en: 'The conditions do not overlap' },
  and: { zh: '與', en: ' and ' },
  empty: { zh: '未填', en: 'empty' },
  yes: { zh: '是', en: 'yes' },
  no: { zh: '否', en: 'no' },
});
