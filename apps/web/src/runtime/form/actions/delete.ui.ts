import { generalTexts } from '@inkstone/schema';
import { deleteInstance, formDelete } from '@inkstone/api';
import type { LoadedForm } from '../open-form.ts';
import { instanceOf, fixedText, type ActionView } from './action-view.ts';

export const deleteView: ActionView = {
  label: generalTexts.delete,
  weight: 'rare',
  asks: 'nothing',
  warning(loaded) {
    if (isRecord(loaded))
      return {
        zh: '確定要刪除這筆資料嗎？30 天內可從資源回收筒還原。',
        en: 'Delete this record? You can restore it from the recycle bin for 30 days.',
      };
    if (isDraft(loaded)) return { zh: '確定要刪除這份草稿嗎？', en: 'Delete this draft?' };
    return isRunning(loaded)
      ? {
          zh: '流程仍在進行中。刪除會一併作廢，未處理的任務隨之取消；30 天內可由管理員還原為已作廢的流程。',
          en: 'The workflow is still running. Deleting it also cancels it and its open tasks. Administrators can restore it as cancelled for 30 days.',
        }
      : {
          zh: '確定要刪除這個流程嗎？30 天內可由管理員從資源回收筒還原。',
          en: 'Delete this workflow? Administrators can restore it from the recycle bin for 30 days.',
        };
  },
  done: fixedText('刪除成功', 'Deleted'),
  request(sources) {
    const { definition, bizObject } = sources.loaded;
    if (isDraft(sources.loaded)) return { call: formDelete, input: { schemaCode: definition.schemaCode, objectId: bizObject.id ?? '' } };
    return { call: deleteInstance, input: { ...instanceOf(sources), ...(isRunning(sources.loaded) && { confirm: true }) } };
  },
};

function isDraft({ instanceStatus }: LoadedForm): boolean {
  return instanceStatus === 'DRAFT' || instanceStatus === null;
}

/** A filled-in form without a workflow: a draft could still be saved. */
function isRecord({ instanceStatus, actions }: LoadedForm): boolean {
  return instanceStatus === null && !actions.some(({ action }) => action === 'Save');
}

function isRunning({ instanceStatus }: LoadedForm): boolean {
  return instanceStatus === 'PROCESSING' || instanceStatus === 'EXCEPTION';
}
