import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../../platform/i18n/texts.ts';
import { expectationTexts } from '../../scenario/expectation-texts.ts';

export const scenariosTexts = defineTexts('design-workflow-scenarios', {
  list: { zh: '情境', en: 'Scenarios' },
  none: { zh: '沒有儲存的情境', en: 'No saved scenarios' },
  noneHint: {
    zh: '情境是模擬的一次結果：發起人、表單內容、各處理人的決定，以及預期的路徑；每次發布都會重新試跑。',
    en: 'A scenario is a saved simulation: initiator, form content, decisions and expected path. It runs again each time you publish.',
  },
  simulate: { zh: '開始模擬', en: 'Simulate' },
  playAll: { zh: '全部試跑', en: 'Run all trials' },
  ...expectationTexts,
  mandatory: { zh: '必須通過', en: 'Must pass' },
  more: generalTexts.loadMore,
});
