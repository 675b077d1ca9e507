import type { AppDefinition, FormValues } from '@inkstone/schema';
import { contractApp } from './contract/contract.app.ts';
import { expenseApp } from './expense/expense.app.ts';
import { leaveApp } from './leave/leave.app.ts';
import { onboardingApp } from './onboarding/onboarding.app.ts';
import { projectApp } from './project/project.app.ts';
import { articleRecords } from './purchase/article.ts';
import { purchaseApp } from './purchase/purchase.app.ts';
import { supplierRecords } from './purchase/supplier.ts';
import { repairApp } from './repair/repair.app.ts';
import { tenderApp } from './tender/tender.app.ts';

export { buildHistory } from './history/index.ts';
export type { TimedPersonalAction, PersonalAction, CompanyHistory } from './history/company-history.ts';
export {
  dayMinutes,
  historyDays,
  type StepAction,
  type FormInputValues,
  type FormInput,
  type FormInputRows,
  type StatedOpinion,
  type Step,
  type RecordHistory,
  type SampleFile,
  type ValueReference,
} from './history/record-history.ts';
export { organization, type OrganizationData } from './organization.ts';
export { shippedApps, type ShippedApp, type ShippedRole } from './shipped-apps.ts';

/** The applications of the demo, published at the first start of the server. */
export const apps: readonly AppDefinition[] = [
  leaveApp,
  expenseApp,
  purchaseApp,
  contractApp,
  tenderApp,
  projectApp,
  onboardingApp,
  repairApp,
];

/** Records the demo starts with, by model. */
export const records: Readonly<Record<string, readonly FormValues[]>> = { supplier: supplierRecords, catalogue_item: articleRecords };
