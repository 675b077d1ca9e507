import { randomUUID } from 'node:crypto';

const categories = ['交通', '住宿', '餐飲', '文具', '交際', '其他', '交通'];

/** The body of a submission: an expense claim of seven rows with a total of 1,750, which only the manager decides. */
export function claim(): object {
  const added = categories.map(() => randomUUID());
  const values: Record<string, unknown> = { purpose: '拜訪客戶的差旅費', remark: '收據另附' };
  added.forEach((id, index) => {
    values[`items[${id}].date`] = `2026-11-${String(index + 1).padStart(2, '0')}`;
    values[`items[${id}].category`] = categories[index];
    values[`items[${id}].description`] = `第 ${index + 1} 筆支出`;
    values[`items[${id}].quantity`] = index + 1;
    values[`items[${id}].price`] = 12.5 * (index + 1);
  });
  return {
    schemaCode: 'expense_claim',
    formCode: 'expense_claim',
    workflowCode: 'expense_flow',
    patch: { values, rows: { items: { added, removed: [] } } },
  };
}

export interface OpenItem {
  readonly id: string;
  readonly version: number;
}

/** The body of the manager's decision. */
export function agreement({ id, version }: OpenItem): object {
  return { workItemId: id, workItemVersion: version, action: 'Agree', opinion: '同意，請財務付款' };
}
