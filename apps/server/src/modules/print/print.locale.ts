import type { LocalizedText } from '@inkstone/schema';
import type { DecisionKind } from '../workflow/index.ts';

/** Texts of printed documents. */
export const printText = {
  sequenceNo: { zh: '單據編號', en: 'No.' },
  owner: { zh: '申請人', en: 'Applicant' },
  department: { zh: '部門', en: 'Department' },
  createdAt: { zh: '建立時間', en: 'Created' },
  status: { zh: '狀態', en: 'Status' },
  history: { zh: '簽核歷程', en: 'Approval history' },
  step: { zh: '節點', en: 'Node' },
  who: { zh: '處理人', en: 'Handler' },
  opinion: { zh: '意見', en: 'Opinion' },
  seal: { zh: '簽章', en: 'Seal' },
  actedFor: { zh: '{agent}（代{principal}）', en: '{agent} for {principal}' },
  superseded: { zh: '已重新簽核', en: 'Superseded by a later round' },
  date: { zh: '日期', en: 'Date' },
  printed: { zh: '{name} 列印於 {time}', en: 'Printed by {name}, {time}' },
  page: { zh: '第 {page} 頁，共 {pages} 頁', en: 'Page {page} of {pages}' },
  noRows: { zh: '沒有資料', en: 'No rows' },
  separator: { zh: '、', en: ', ' },
} as const satisfies Record<string, LocalizedText>;

export const decisionText: Readonly<Record<DecisionKind, LocalizedText>> = {
  submitted: { zh: '提交', en: 'Submitted' },
  agreed: { zh: '同意', en: 'Agreed' },
  disagreed: { zh: '不同意', en: 'Disagreed' },
  rejected: { zh: '退回', en: 'Sent back' },
  forwarded: { zh: '轉辦', en: 'Forwarded' },
  assisted: { zh: '完成協辦', en: 'Finished assisting' },
  answered: { zh: '回覆徵詢', en: 'Answered' },
  retrieved: { zh: '撤回', en: 'Retrieved' },
  canceled: { zh: '作廢', en: 'Cancelled' },
  finished: { zh: '提前結束', en: 'Finished early' },
};

/** Texts of seals. */
export const sealText = {
  agree: { zh: '同意', en: 'AGREED' },
  disagree: { zh: '不同意', en: 'DIS- AGREED' },
  reject: { zh: '退回', en: 'SENT BACK' },
  canceled: { zh: '已作廢', en: 'VOID' },
} as const satisfies Record<string, LocalizedText>;
