import { defineTexts } from '../../../platform/i18n/texts.ts';

export const previewTexts = defineTexts('design-preview', {
  preview: { zh: '預覽', en: 'Preview' },
  screen: { zh: '螢幕', en: 'Screen' },
  desktop: { zh: '電腦', en: 'Computer' },
  phone: { zh: '手機', en: 'Phone' },
  language: { zh: '語言', en: 'Language' },
  chinese: { zh: '中文', en: '中文' },
  english: { zh: 'English', en: 'English' },
  check: { zh: '檢查填寫內容', en: 'Check the input' },
  empty: { zh: '清空', en: 'Clear' },
  note: {
    zh: '這裡填寫的內容不會儲存；資料聯動、由模型或字典來的選項與業務規則，要發布後才會執行。',
    en: 'Nothing that is filled in here is saved. Linkages, choices from models or dictionaries, and business rules run once published.',
  },
  cannotOpen: { zh: '這份表單目前無法開啟，請先處理下方的問題。', en: 'This form cannot be opened yet. See the problems below.' },
});
