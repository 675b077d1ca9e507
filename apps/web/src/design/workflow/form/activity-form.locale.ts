import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../../platform/i18n/texts.ts';

export const activityFormTexts = defineTexts('design-workflow-form', {
  loading: generalTexts.loading,
  cannotOpen: { zh: '表單無法開啟；下方的問題說明原因', en: 'The form cannot be opened; the issues below say why' },
});
