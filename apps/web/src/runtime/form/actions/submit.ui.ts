import { formSubmit } from '@inkstone/api';
import { choiceOf, opinionOf, writeOf, type ActionFace } from './action-face.ts';

export const submitFace: ActionFace = {
  label: { zh: '提交', en: 'Submit' },
  weight: 'primary',
  checksForm: true,
  done({ workItem, workflowCode }) {
    if (!workflowCode) return { zh: '儲存成功', en: 'Saved' };
    return workItem ? { zh: '任務提交成功', en: 'The task was submitted' } : { zh: '流程發起成功', en: 'The workflow was initiated' };
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
