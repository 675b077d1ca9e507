import type { AppDefinition } from '@inkstone/schema';
import { expenseFlow } from './expense.flow.ts';
import { expenseForm } from './expense.form.ts';
import { expenseModel } from './expense.model.ts';

export const expenseApp: AppDefinition = {
  code: 'expense',
  name: '費用報銷',
  name_i18n: { en: 'Expenses' },
  icon: 'wallet',
  group: { code: 'finance', name: '財務', name_i18n: { en: 'Finance' } },
  functions: [
    {
      code: 'expense_claim',
      name: '費用報銷',
      name_i18n: { en: 'Expense claim' },
      schemaCode: 'expense_claim',
      formCode: 'expense_claim',
      listCode: 'expense_claims',
      workflowCode: 'expense_flow',
    },
  ],
  models: [expenseModel],
  forms: [expenseForm],
  lists: [
    {
      code: 'expense_claims',
      name: '報銷紀錄',
      name_i18n: { en: 'Expense claims' },
      schemaCode: 'expense_claim',
      columns: [
        { code: 'sequenceNo', width: 150 },
        { code: 'purpose' },
        { code: 'total', width: 140 },
        { code: 'creater' },
        { code: 'sequenceStatus' },
        { code: 'createdTime' },
      ],
      sort: { code: 'createdTime', direction: 'desc' },
    },
  ],
  workflows: [expenseFlow],
};
