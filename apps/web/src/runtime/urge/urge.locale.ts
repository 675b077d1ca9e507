import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';

export const urgeTexts = defineTexts('urge', {
  urge: { zh: '催辦', en: 'Urge' },
  urgeOf: { zh: '催辦 {name}', en: 'Urge {name}' },
  title: { zh: '催辦處理人', en: 'Urge handlers' },
  who: { zh: '催辦對象', en: 'Recipients' },
  message: { zh: '留言（選填）', en: 'Message (optional)' },
  placeholder: { zh: '請儘快處理', en: 'Please handle this as soon as possible' },
  send: { zh: '送出催辦', en: 'Send' },
  cancel: generalTexts.cancel,
  done: { zh: '催辦成功', en: 'Urge succeeded' },
  urged: { zh: '已催辦 {count} 次', en: 'Urged {count} {count|time|times}' },
  lastUrged: { zh: '最近由 {name} 於 {time} 催辦', en: 'Last urged by {name} at {time}' },
  again: { zh: '{time} 後可再催辦', en: 'Can be urged again after {time}' },
  own: { zh: '您自己', en: 'You' },
  nobody: { zh: '目前沒有可以催辦的人。', en: 'No one can be urged now.' },
  loading: generalTexts.loading,
});
