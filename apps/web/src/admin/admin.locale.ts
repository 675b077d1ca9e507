import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../platform/i18n/texts.ts';

export const adminTexts = defineTexts('admin', {
  administration: { zh: '系統管理', en: 'Administration' },
  noAccess: { zh: '您沒有系統管理的權限', en: 'You do not have access to administration' },
  noAccessHint: {
    zh: '需要管理應用或流程時，請聯絡系統管理員。',
    en: 'To manage applications or workflows, contact a system administrator.',
  },
  extensions: { zh: '擴充控制項', en: 'Extension controls' },
  loading: generalTexts.loading,
  loaded: { zh: '已載入', en: 'Loaded' },
  noneLoaded: { zh: '沒有載入任何擴充控制項。', en: 'No extension controls are loaded.' },
  failures: { zh: '發生過的問題', en: 'Issues' },
  noFailures: { zh: '沒有問題', en: 'No issues' },
  noFailuresHint: {
    zh: '擴充控制項載入或繪製失敗時會列在這裡，表單不受影響。',
    en: 'Extension controls that fail to load or render are listed here. Forms are not affected.',
  },
  times: { zh: '{count} 次', en: '{count} ×' },
  missing: { zh: '檔案不存在', en: 'File not found' },
  failed: { zh: '無法執行', en: 'Failed to run' },
  invalid: { zh: '格式不符', en: 'Invalid format' },
  clear: { zh: '清除紀錄', en: 'Clear log' },
});
