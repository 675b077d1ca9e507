import { updateCirculateReaded } from '@inkstone/api';
import { says, type ActionFace } from './action-face.ts';

export const readFace: ActionFace = {
  label: { zh: '已閱', en: 'Mark as read' },
  weight: 'primary',
  done: says('已標記為已閱', 'Marked as read'),
  request: ({ loaded }) => ({ call: updateCirculateReaded, input: { workItemIds: [loaded.workItem?.id ?? ''] } }),
};
