import type { RecordHistory } from './record-history.ts';

const draft = (schemaCode: string, by: string, ago: number, values: RecordHistory['values']): RecordHistory => ({
  schemaCode,
  by,
  ago,
  values,
  draft: true,
  steps: [],
});

/** Forms that were saved and are not submitted yet. */
export const drafts: readonly RecordHistory[] = [
  draft('expense_claim', 'employee', 300, { purpose: '高雄客戶拜訪' }),
  draft('tender', 'employee', 1300, { subject: '展示間燈光更新', vendor: '禾光印刷設計有限公司' }),
  draft('leave_request', 'deputy', 210, { leave_kind: '特休', reason: '年底返鄉' }),
  draft('project', 'manager', 900, { project_name: '下年度通路計畫', scope: ['research'] }),
  draft('purchase_request', 'head', 1500, { subject: '營運處會議桌' }),
  draft('expense_claim', 'finance1', 700, { purpose: '稅務研討會' }),
  draft('expense_claim', 'finance2', 260, { purpose: '會計師餐敘' }),
  draft('purchase_request', 'budget', 480, { subject: '預算系統授權續約', reason: '授權將於下月到期' }),
  draft('repair', 'tech', 350, { device: '機房溫濕度計', place: '機房' }),
  draft('leave_request', 'gm', 1100, { leave_kind: '特休', reason: '家庭旅遊' }),
  draft('project', 'admin', 640, { project_name: '帳號盤點' }),
];
