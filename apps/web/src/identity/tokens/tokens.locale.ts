import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';

export const tokensTexts = defineTexts('tokens', {
  title: { zh: 'API 權杖', en: 'API tokens' },
  hint: {
    zh: '讓程式以您的身分與權限呼叫系統。權杖等同密碼，請勿交給別人。',
    en: 'Let programs call the system in your name and with your permissions. A token is like a password: do not share it.',
  },
  loading: generalTexts.loading,
  cancel: generalTexts.cancel,
  close: generalTexts.close,
  none: { zh: '沒有 API 權杖', en: 'No API tokens' },
  noneHint: { zh: '程式需要呼叫系統時，在此新增一個。', en: 'Create one when a program needs to call the system.' },
  create: { zh: '新增權杖', en: 'Create token' },
  name: { zh: '用途，例如「每晚同步訂單」', en: 'Purpose, such as "Nightly order sync"' },
  nameMissing: generalTexts.enterName,
  scope: { zh: '範圍', en: 'Scope' },
  read: { zh: '只能讀取', en: 'Read only' },
  write: { zh: '讀取與寫入', en: 'Read and write' },
  days: { zh: '有效期限', en: 'Expires after' },
  dayCount: { zh: '{days} 天', en: '{days} days' },
  created: { zh: '權杖已建立', en: 'Token created' },
  once: { zh: '請立即留存「{name}」，關閉後不會再顯示。', en: 'Keep "{name}" now: it is not shown again.' },
  token: { zh: '權杖', en: 'Token' },
  line: { zh: '{scope} · {created} 建立 · {expires} 到期 · {used}', en: '{scope} · created {created} · expires {expires} · {used}' },
  lastUsed: { zh: '上次使用 {time}', en: 'last used {time}' },
  neverUsed: { zh: '尚未使用', en: 'never used' },
  revoke: { zh: '撤銷', en: 'Revoke' },
  revokeNamed: { zh: '撤銷「{name}」', en: 'Revoke "{name}"' },
  revokeQuestion: {
    zh: '撤銷「{name}」？使用它的程式將立即無法呼叫。',
    en: 'Revoke "{name}"? Programs that use it can no longer call the system.',
  },
  revoked: { zh: '權杖已撤銷', en: 'Token revoked' },
});
