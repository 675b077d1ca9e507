import type { AppDefinition } from '@inkstone/schema';
import { articleForm, articleList, articleModel } from './article.ts';
import { purchaseFlow } from './purchase.flow.ts';
import { purchaseForm } from './purchase.form.ts';
import { purchaseOverview } from './purchase.page.ts';
import { purchaseModel } from './purchase.model.ts';
import { supplierContactRule, supplierForm, supplierList, supplierModel } from './supplier.ts';

export const purchaseApp: AppDefinition = {
  code: 'purchase',
  name: '採購申請',
  name_i18n: { en: 'Purchasing' },
  icon: 'shopping',
  group: { code: 'finance', name: '財務', name_i18n: { en: 'Finance' } },
  functions: [
    {
      code: 'purchase_request',
      name: '採購申請',
      name_i18n: { en: 'Purchase request' },
      schemaCode: 'purchase_request',
      formCode: 'purchase_request',
      listCode: 'purchase_requests',
      workflowCode: 'purchase_flow',
    },
    {
      code: 'supplier',
      name: '供應商',
      name_i18n: { en: 'Suppliers' },
      schemaCode: 'supplier',
      formCode: 'supplier',
      listCode: 'suppliers',
    },
    {
      code: 'catalogue_item',
      name: '常購品項',
      name_i18n: { en: 'Articles' },
      schemaCode: 'catalogue_item',
      formCode: 'catalogue_item',
      listCode: 'catalogue_items',
    },
  ],
  models: [supplierModel, articleModel, purchaseModel],
  forms: [supplierForm, articleForm, purchaseForm],
  lists: [
    supplierList,
    articleList,
    {
      code: 'purchase_requests',
      name: '採購紀錄',
      name_i18n: { en: 'Purchase requests' },
      schemaCode: 'purchase_request',
      columns: [
        { code: 'sequenceNo', width: 150 },
        { code: 'subject' },
        { code: 'supplier' },
        { code: 'total', width: 140 },
        { code: 'creater' },
        { code: 'sequenceStatus' },
        { code: 'createdTime' },
      ],
      sort: { code: 'createdTime', direction: 'desc' },
      filters: ['sequenceStatus', 'supplier'],
      totals: [{ code: 'total', kind: 'sum' }],
    },
  ],
  workflows: [purchaseFlow],
  pages: [purchaseOverview],
  rules: [supplierContactRule],
};
