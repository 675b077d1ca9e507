import { defineTexts } from '../../platform/i18n/texts.ts';

export const orderedPartTexts = defineTexts('design-ordered-part', {
  up: { zh: '上移 {name}', en: 'Move {name} up' },
  down: { zh: '下移 {name}', en: 'Move {name} down' },
  moved: { zh: '「{name}」移到第 {position} 位', en: '"{name}" moved to position {position}' },
});
