import type { AppDefinition } from '@inkstone/schema';
import { repairFlow } from './repair.flow.ts';
import { repairForm } from './repair.form.ts';
import { repairModel } from './repair.model.ts';

export const repairApp: AppDefinition = {
  code: 'repair',
  name: '設備維修',
  name_i18n: { en: 'Repairs' },
  icon: 'tool',
  group: { code: 'general', name: '總務', name_i18n: { en: 'General affairs' } },
  functions: [
    {
      code: 'repair',
      name: '設備報修',
      name_i18n: { en: 'Repair request' },
      schemaCode: 'repair',
      formCode: 'repair',
      listCode: 'repairs',
      workflowCode: 'repair_flow',
    },
  ],
  models: [repairModel],
  forms: [repairForm],
  lists: [
    {
      code: 'repairs',
      name: '報修紀錄',
      name_i18n: { en: 'Repairs' },
      schemaCode: 'repair',
      columns: [
        { code: 'sequenceNo', width: 150 },
        { code: 'device' },
        { code: 'place' },
        { code: 'needs_spare', width: 110 },
        { code: 'creater' },
        { code: 'sequenceStatus' },
        { code: 'createdTime' },
      ],
      sort: { code: 'createdTime', direction: 'desc' },
    },
  ],
  workflows: [repairFlow],
};
