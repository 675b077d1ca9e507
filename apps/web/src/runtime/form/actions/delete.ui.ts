import { formDelete } from '@inkstone/api';
import { says, type ActionFace } from './action-face.ts';

export const deleteFace: ActionFace = {
  label: { zh: '刪除草稿', en: 'Delete the draft' },
  weight: 'rare',
  asks: 'nothing',
  warning: { zh: '確定要刪除這份草稿嗎？', en: 'Delete this draft?' },
  done: says('刪除成功', 'Deleted'),
  request: ({ loaded }) => ({ call: formDelete, input: { schemaCode: loaded.definition.schemaCode, objectId: loaded.bizObject.id ?? '' } }),
};
