import type { RefusalEntry } from '@inkstone/api';

/** Codes 42371 to 42376 belong to comments. */
export const commentRefusals = {
  'comment-empty': { errcode: 42371, status: 422, zh: '評論內容不能為空', en: 'Comment text must not be empty' },
  'reply-empty': { errcode: 42372, status: 422, zh: '回覆內容不能為空', en: 'Reply text must not be empty' },
  'comment-too-long': {
    errcode: 42373,
    status: 422,
    zh: '評論內容不能超過 {max} 個字元',
    en: 'A comment must not be longer than {max} characters',
  },
  'comment-too-many-files': { errcode: 42374, status: 422, zh: '最多可上傳{max}個檔案', en: 'Up to {max} files can be uploaded' },
  'mention-unknown': {
    errcode: 42375,
    status: 422,
    zh: '提及的人員不存在或已停用',
    en: 'A mentioned person does not exist or is inactive',
  },
  'mention-without-workflow': {
    errcode: 42376,
    status: 422,
    zh: '{people} 無權查看此記錄，不能提及',
    en: '{people} cannot view this record and cannot be mentioned',
  },
} as const satisfies Record<string, RefusalEntry>;
