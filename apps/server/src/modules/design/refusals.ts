import type { RefusalEntry } from '@inkstone/api';

/** Error codes 42780 to 42791. */
export const designRefusals = {
  'group-behind': {
    errcode: 42780,
    status: 409,
    zh: '其他人剛才修改了這個應用，請先取得最新內容',
    en: 'Someone else has just changed this application. Load the latest version first.',
  },
  'group-unfit': { errcode: 42781, status: 409, zh: '這項修改已無法套用：{reason}', en: 'This change no longer fits: {reason}' },
  'design-code-taken': {
    errcode: 42782,
    status: 409,
    zh: '編碼「{code}」已有人使用，請換一個',
    en: 'The code "{code}" is already taken. Choose another one.',
  },
  'draft-too-large': { errcode: 42783, status: 422, zh: '「{document}」的內容過大', en: 'The content of "{document}" is too large' },
  'app-closed': {
    errcode: 42784,
    status: 409,
    zh: '應用「{app}」已關閉，重新開啟後才能修改',
    en: 'The application "{app}" is closed. Reopen it to change it.',
  },
  'app-unpublished': { errcode: 42785, status: 409, zh: '應用「{app}」尚未發布', en: 'The application "{app}" has not been published yet' },
  'nothing-to-publish': { errcode: 42787, status: 409, zh: '沒有要發布的修改', en: 'There are no changes to publish' },
  'published-meanwhile': {
    errcode: 42788,
    status: 409,
    zh: '有文件在修改期間已由其他途徑發布新版本，請先決定保留哪一個',
    en: 'Another version of some documents has been published in the meantime. Decide which one to keep first.',
  },
  'warnings-unaccepted': {
    errcode: 42789,
    status: 422,
    zh: '仍有警告，請填寫仍要發布的原因',
    en: 'There are warnings. Enter a reason to publish anyway.',
  },
  'preview-malformed': {
    errcode: 42790,
    status: 422,
    zh: '設計內容格式不正確，無法預覽，請先處理問題',
    en: 'The content to preview is malformed. Fix its issues first.',
  },
  'preview-unwritable': {
    errcode: 42791,
    status: 422,
    zh: '這個動作會寫入尚未發布或您無權查看的欄位，無法在預覽中試用',
    en: 'This action writes fields that are not published yet or that you cannot view, so it cannot be tried in a preview.',
  },
} as const satisfies Record<string, RefusalEntry>;
