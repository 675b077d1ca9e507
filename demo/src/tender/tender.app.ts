import type { AppDefinition } from '@inkstone/schema';
import { tenderFlow } from './tender.flow.ts';
import { tenderForm } from './tender.form.ts';
import { tenderModel } from './tender.model.ts';

export const tenderApp: AppDefinition = {
  code: 'tender',
  name: '採購審議',
  name_i18n: { en: 'Procurement committee' },
  icon: 'team',
  group: { code: 'finance', name: '財務', name_i18n: { en: 'Finance' } },
  functions: [
    {
      code: 'tender',
      name: '採購審議',
      name_i18n: { en: 'Tender' },
      schemaCode: 'tender',
      formCode: 'tender',
      listCode: 'tenders',
      workflowCode: 'tender_flow',
    },
  ],
  models: [tenderModel],
  forms: [tenderForm],
  lists: [
    {
      code: 'tenders',
      name: '審議案',
      name_i18n: { en: 'Tenders' },
      schemaCode: 'tender',
      columns: [
        { code: 'sequenceNo', width: 150 },
        { code: 'subject' },
        { code: 'vendor' },
        { code: 'total', width: 140 },
        { code: 'creater' },
        { code: 'sequenceStatus' },
        { code: 'createdTime' },
      ],
      sort: { code: 'createdTime', direction: 'desc' },
    },
  ],
  workflows: [tenderFlow],
};
