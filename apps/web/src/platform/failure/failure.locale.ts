import { defineTexts } from '../i18n/texts.ts';

export const failureTexts = defineTexts('failure', {
  title: { zh: '暫時無法顯示', en: 'Cannot be shown right now' },
  missing: { zh: '找不到這個內容', en: 'Content not found' },
  forbidden: { zh: '您沒有權限', en: 'You do not have permission' },
  workbench: { zh: '回到工作台', en: 'Back to the workbench' },
  retry: { zh: '再試一次', en: 'Try again' },
  offline: {
    zh: '網路錯誤：無法連線到伺服器，請檢查網路後再試。您輸入的內容都還在。',
    en: 'Network error: cannot connect to the server. Check your connection and try again. Your input has been kept.',
  },
  broken: {
    zh: '伺服器暫時沒有回應（{status}），請稍後再試。',
    en: 'The server is not responding ({status}). Try again later.',
  },
  timeout: {
    zh: '請求逾時，請稍後再試。您輸入的內容都還在。',
    en: 'The request timed out. Try again later. Your input has been kept.',
  },
  aborted: { zh: '請求已取消。', en: 'Request aborted.' },
  unexpected: { zh: '頁面發生錯誤，請重新整理。', en: 'Something went wrong on this page. Reload the page.' },
  outdated: { zh: '系統已更新，請重新整理頁面。', en: 'The system has been updated. Reload the page.' },
  reload: { zh: '重新整理', en: 'Reload' },
});
