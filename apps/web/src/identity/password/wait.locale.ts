import { defineTexts } from '../../platform/i18n/texts.ts';

export const waitTexts = defineTexts('wait', {
  waiting: { zh: '請等候 {seconds} 秒', en: 'Wait {seconds} s' },
});
