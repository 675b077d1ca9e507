import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../i18n/texts.ts';

export const pageTexts = defineTexts('page', {
  loading: generalTexts.loading,
  workbench: { zh: '工作台', en: 'Workbench' },
  otherLanguage: { zh: 'English', en: '繁體中文' },
  toDark: { zh: '深色外觀', en: 'Dark appearance' },
  toLight: { zh: '淺色外觀', en: 'Light appearance' },
  unknownPage: { zh: '找不到這個頁面', en: 'Page not found' },
  unknownPageHint: { zh: '網址可能不完整。', en: 'The URL may be incomplete.' },
});
