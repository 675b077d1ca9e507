import type { AppDefinition, FormValues } from '@inkstone/schema';
import { contractApp } from './contract/contract.app.ts';
import { expenseApp } from './expense/expense.app.ts';
import { leaveApp } from './leave/leave.app.ts';
import { purchaseApp } from './purchase/purchase.app.ts';
import { supplierRecords } from './purchase/supplier.ts';

export { organization, type OrganizationData } from './organization.ts';

/** The applications of the demo, published at the first start. */
export const apps: readonly AppDefinition[] = [leaveApp, expenseApp, purchaseApp, contractApp];

/** Records the demo starts with, by model. */
export const records: Readonly<Record<string, readonly FormValues[]>> = { supplier: supplierRecords };
