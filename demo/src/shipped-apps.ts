import type { AppDefinition, LocalizedText } from '@inkstone/schema';
import { contractApp } from './contract/contract.app.ts';
import { expenseApp } from './expense/expense.app.ts';
import { leaveApp } from './leave/leave.app.ts';
import { projectApp } from './project/project.app.ts';
import { purchaseApp } from './purchase/purchase.app.ts';
import { repairApp } from './repair/repair.app.ts';
import { tenderApp } from './tender/tender.app.ts';
import { tenderFlowByRole } from './tender/tender.flow.ts';

/** An application that works in any organisation: it names managers and roles, no people and no departments. */
export interface ShippedApp {
  readonly app: AppDefinition;
  readonly description: LocalizedText;
  /** The roles that decide in its workflows. */
  readonly roles: readonly ShippedRole[];
}

export interface ShippedRole {
  readonly code: string;
  readonly name: LocalizedText;
}

const finance = { code: 'finance', name: { zh: '財務覆核', en: 'Finance' } };
const budgetReviewer = { code: 'budget-reviewer', name: { zh: '預算審查', en: 'Budget reviewers' } };
const technicalReviewer = { code: 'technical-reviewer', name: { zh: '技術審查', en: 'Technical reviewers' } };
const generalManager = { code: 'general-manager', name: { zh: '總經理', en: 'General manager' } };
const procurementCommittee = { code: 'procurement-committee', name: { zh: '採購審議委員', en: 'Procurement committee' } };

/**
 * The applications that an empty installation can begin with. Onboarding is not one of them: it notifies a personnel system that only the
 * demo has.
 */
export const shippedApps: readonly ShippedApp[] = [
  {
    app: leaveApp,
    description: {
      zh: '假別、起訖日期與天數；主管簽核，超過三天再由上一級主管簽核，並傳閱給代理人。',
      en: 'Type, dates and days. The manager approves; more than three days also go to the next manager. The deputy receives a copy.',
    },
    roles: [],
  },
  {
    app: expenseApp,
    description: {
      zh: '逐筆列出費用並自動加總；主管簽核，超過 5,000 再由財務覆核。',
      en: 'Lists expenses and adds them up. The manager approves; above 5,000, finance approves as well.',
    },
    roles: [finance],
  },
  {
    app: purchaseApp,
    description: {
      zh: '請購、供應商與常購品項；預算與技術會審後由總經理核准。',
      en: 'Purchase requests, suppliers and articles. Budget and technical reviews in parallel, then the general manager.',
    },
    roles: [budgetReviewer, technicalReviewer, generalManager],
  },
  {
    app: contractApp,
    description: {
      zh: '合約與附件；主管簽核，超過一百萬再由總經理簽名核准。',
      en: 'Contracts with their files. The manager approves; above one million, the general manager signs.',
    },
    roles: [generalManager],
  },
  {
    app: repairApp,
    description: {
      zh: '報修、檢修、備機借出與驗收；費用高時由主管決定維修或報廢。',
      en: 'Fault, diagnosis, spare device and acceptance. For high costs, the manager decides between repair and write-off.',
    },
    roles: [technicalReviewer, finance, budgetReviewer],
  },
  {
    app: projectApp,
    description: {
      zh: '專案內容、主辦部門與成員；主管簽核後傳閱給成員。',
      en: 'Contents, lead department and members. The manager approves, and the members are notified.',
    },
    roles: [],
  },
  {
    app: { ...tenderApp, workflows: [tenderFlowByRole] },
    description: {
      zh: '規格與詢價並行；金額高時由召集人選專家審查，再由委員會表決。',
      en: 'Specification and quotation in parallel. For high amounts, experts review the case and a committee votes.',
    },
    roles: [technicalReviewer, budgetReviewer, procurementCommittee],
  },
];
