import { formSubmit } from '@inkstone/api';
import { choiceOf, opinionOf, writeOf, type ActionView } from './action-view.ts';

export const submitView: ActionView = {
  label: { zh: '提交', en: 'Submit' },
  weight: 'primary',
  checksForm: true,
  done({ workItem, workflowCode }) {
    if (!workflowCode) return { zh: '儲存成功', en: 'Saved' };
    return workItem ? { zh: '任務提交成功', en: 'Task submitted' } : { zh: '流程發起成功', en: 'Workflow initiated' };
  },
  request: (sources) => ({
    call: formSubmit,
    input: {
      ...writeOf(sources),
      ...opinionOf(sources),
      ...choiceOf(sources),
      ...(sources.loaded.workItem ? { workItemVersion: sources.loaded.workItem.version } : {}),
    },
  }),
};
