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

export { pastOf } from './history/index.ts';
export type { Done, Habit, Past } from './history/past.ts';
export {
  dayMinutes,
  pastDays,
  type Act,
  type Filled,
  type FilledIn,
  type Rows,
  type Said,
  type Step,
  type Story,
  type StoryFile,
  type StoryValue,
} from './history/story.ts';
export { organization, type OrganizationData } from './organization.ts';

/** The applications of the demo, published at the first start. */
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
