import type { AppDefinition } from '@inkstone/schema';
import { leaveForm } from './leave.form.ts';
import { leaveModel } from './leave.model.ts';
import { leaveFlow } from './leave.flow.ts';

export const leaveApp: AppDefinition = {
  code: 'leave',
  name: '請假單',
  name_i18n: { en: 'Leave' },
  icon: 'calendar',
  group: { code: 'people', name: '人事', name_i18n: { en: 'Human resources' } },
  functions: [
    {
      code: 'leave_request',
      name: '請假單',
      name_i18n: { en: 'Leave request' },
      schemaCode: 'leave_request',
      formCode: 'leave_request',
      listCode: 'leave_requests',
      workflowCode: 'leave_flow',
    },
  ],
  models: [leaveModel],
  forms: [leaveForm],
  lists: [
    {
      code: 'leave_requests',
      name: '請假紀錄',
      name_i18n: { en: 'Leave requests' },
      schemaCode: 'leave_request',
      columns: [
        { code: 'sequenceNo', width: 150 },
        { code: 'leave_kind' },
        { code: 'date_from' },
        { code: 'date_to' },
        { code: 'days' },
        { code: 'creater' },
        { code: 'sequenceStatus' },
        { code: 'createdTime' },
      ],
      sort: { code: 'createdTime', direction: 'desc' },
      gantt: { start: 'date_from', end: 'date_to' },
    },
  ],
  workflows: [leaveFlow],
};
