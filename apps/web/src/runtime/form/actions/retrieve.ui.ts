import { revokeWorkitem } from '@inkstone/api';
import { instanceOf, reasonOf, says, type ActionFace } from './action-face.ts';

export const retrieveFace: ActionFace = {
  label: { zh: '撤回', en: 'Retrieve' },
  weight: 'rare',
  asks: 'reason',
  warning: {
    zh: '撤回後，流程會回到草稿，您可以修改後重新提交。',
    en: 'The workflow becomes a draft again; you can change it and submit once more.',
  },
  done: says('撤回成功', 'Retrieved'),
  request: (sources) => ({ call: revokeWorkitem, input: { ...instanceOf(sources), ...reasonOf(sources) } }),
};
