import type { PropertyTexts } from '../props/property-text.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  systemField: {
    label: { zh: '系統欄位', en: 'System field' },
    help: { zh: '要顯示的系統資料。', en: 'The system value that is shown.' },
    choices: { formVersion: { zh: '表單版本', en: 'Form version' }, workflowInstanceId: { zh: '流程實例', en: 'Workflow instance' } },
  },
};
