import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';

export const commentTexts = defineTexts('comments', {
  comments: { zh: '評論', en: 'Comments' },
  write: { zh: '寫下評論，輸入 @ 提及同事', en: 'Write a comment, type @ to mention someone' },
  writeReply: { zh: '回覆 {name}', en: 'Reply to {name}' },
  send: { zh: '傳送', en: 'Send' },
  cancel: generalTexts.cancel,
  reply: { zh: '回覆', en: 'Reply' },
  remove: generalTexts.delete,
  confirmRemove: { zh: '確定刪除此評論？', en: 'Confirm delete this comment?' },
  removed: { zh: '刪除評論成功', en: 'Delete comment succeeded' },
  removeFailed: { zh: '刪除評論失敗：{reason}', en: 'Delete comment failed: {reason}' },
  gone: { zh: '此評論已刪除', en: 'This comment was deleted' },
  showReplies: { zh: '展開 {count} 則回覆', en: 'Show replies ({count})' },
  hideReplies: { zh: '收合回覆', en: 'Hide replies' },
  moreReplies: { zh: '更多回覆', en: 'More replies' },
  more: { zh: '更多評論', en: 'More comments' },
  none: { zh: '還沒有評論', en: 'No comments yet' },
  noneHint: { zh: '在這裡詢問或說明，相關人員都會看到', en: 'Ask or explain here; everyone involved can see it' },
  loading: { zh: '正在載入評論', en: 'Loading comments' },
  files: { zh: '附件', en: 'Attachments' },
  addFiles: { zh: '加入附件', en: 'Attach files' },
  empty: { zh: '評論內容不能為空', en: 'Comment text must not be empty' },
  emptyReply: { zh: '回覆內容不能為空', en: 'Reply text must not be empty' },
  nobody: { zh: '找不到符合的人員', en: 'No matching people' },
});
