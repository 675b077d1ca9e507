import type { AppDefinition } from '@inkstone/schema';
import { contractDictionaries } from './contract.dictionaries.ts';
import { contractFlow } from './contract.flow.ts';
import { contractForm } from './contract.form.ts';
import { contractModel } from './contract.model.ts';

export const contractApp: AppDefinition = {
  code: 'contract',
  name: '合約管理',
  name_i18n: { en: 'Contracts' },
  icon: 'file-protect',
  group: { code: 'finance', name: '財務', name_i18n: { en: 'Finance' } },
  functions: [
    {
      code: 'contract',
      name: '合約簽核',
      name_i18n: { en: 'Contract approval' },
      schemaCode: 'contract',
      formCode: 'contract',
      listCode: 'contracts',
      workflowCode: 'contract_flow',
    },
  ],
  models: [contractModel],
  forms: [contractForm],
  lists: [
    {
      code: 'contracts',
      name: '合約紀錄',
      name_i18n: { en: 'Contracts' },
      schemaCode: 'contract',
      columns: [
        { code: 'sequenceNo', width: 150 },
        { code: 'subject' },
        { code: 'kind', width: 110 },
        { code: 'party' },
        { code: 'payment_terms', width: 120 },
        { code: 'amount', width: 140 },
        { code: 'creater' },
        { code: 'sequenceStatus' },
      ],
      sort: { code: 'createdTime', direction: 'desc' },
    },
  ],
  workflows: [contractFlow],
  dictionaries: contractDictionaries,
};
