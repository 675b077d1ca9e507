import { updateCirculateReaded } from '@inkstone/api';
import { fixedText, type ActionView } from './action-view.ts';

export const readView: ActionView = {
  label: { zh: '已閱', en: 'Mark as read' },
  weight: 'primary',
  done: fixedText('已標記為已閱', 'Marked as read'),
  request: ({ loaded }) => ({ call: updateCirculateReaded, input: { workItemIds: [loaded.workItem?.id ?? ''] } }),
};
