import type { PageDefinition } from '@inkstone/schema';

const list = { schemaCode: 'purchase_request', listCode: 'purchase_requests' };

/** The start page of buyers and requesters. */
export const purchaseOverview: PageDefinition = {
  code: 'overview',
  name: '採購總覽',
  name_i18n: { en: 'Purchasing overview' },
  cards: [
    {
      kind: 'text',
      code: 'welcome',
      name: '採購須知',
      name_i18n: { en: 'Before you start' },
      span: 16,
      html: '<p>請先看<strong>常購品項</strong>是否已有需要的物品，再填寫採購申請。</p><ul><li>急件請先通知採購人員。</li><li>新供應商請先登錄。</li></ul>',
      html_i18n: {
        en: '<p>Check whether the <strong>articles</strong> include what you need before you request it.</p><ul><li>Inform the buyers if it is urgent.</li><li>Enter new suppliers first.</li></ul>',
      },
    },
    {
      kind: 'forms',
      code: 'begin',
      name: '開始',
      name_i18n: { en: 'Start' },
      span: 8,
      functions: ['purchase_request', 'supplier', 'catalogue_item'],
    },
    { kind: 'number', code: 'count', name: '採購申請數', name_i18n: { en: 'Requests' }, span: 12, ...list },
    {
      kind: 'number',
      code: 'running_total',
      name: '採購總金額',
      name_i18n: { en: 'Total of all requests' },
      span: 12,
      ...list,
      total: { code: 'total', kind: 'sum' },
    },
    { kind: 'work', code: 'work', name: '我的待辦', name_i18n: { en: 'My tasks' }, span: 12, size: 5 },
    {
      kind: 'list',
      code: 'running',
      name: '進行中的採購',
      name_i18n: { en: 'Requests in progress' },
      span: 12,
      ...list,
      filter: { field: 'sequenceStatus', operator: 'eq', value: 'PROCESSING' },
      size: 5,
    },
    {
      kind: 'recent',
      code: 'suppliers',
      name: '最近異動的供應商',
      name_i18n: { en: 'Recently changed suppliers' },
      span: 24,
      schemaCode: 'supplier',
      size: 5,
    },
  ],
};
