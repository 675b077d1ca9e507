import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../../platform/i18n/texts.ts';

export const activityFormTexts = defineTexts('design-workflow-form', {
  loading: generalTexts.loading,
  cannotOpen: { zh: '表單無法開啟；原因請見下方的問題', en: 'The form cannot be opened; see the issues below' },
});
