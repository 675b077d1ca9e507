import { defineModule } from '../../platform/http/module.ts';
import { formAskEndpoint } from './form-ask.endpoint.ts';
import { formCopyEndpoint } from './form-copy.endpoint.ts';
import { formDeleteEndpoint } from './form-delete.endpoint.ts';
import { getParticipantsInfoEndpoint } from './get-participants-info.endpoint.ts';
import { formLoadEndpoint } from './form-load.endpoint.ts';
import { formSaveEndpoint } from './form-save.endpoint.ts';
import { formSubmitEndpoint } from './form-submit.endpoint.ts';
import { predictEndpoint } from './predict.endpoint.ts';

/** Opening, saving, submitting and deleting forms. */
export const formsModule = defineModule({
  name: 'forms',
  refusals: {
    'record-in-task': {
      errcode: 40986,
      status: 409,
      zh: '有任務正在處理這筆資料，無法編輯',
      en: 'A task is working on this record; it cannot be edited now',
    },
    'not-entrusted': {
      errcode: 40380,
      status: 403,
      zh: '您沒有代此人發起流程的權限',
      en: 'You are not entrusted to start this workflow for them',
    },
  },
  endpoints: [
    formLoadEndpoint,
    formAskEndpoint,
    formSaveEndpoint,
    formSubmitEndpoint,
    formDeleteEndpoint,
    formCopyEndpoint,
    getParticipantsInfoEndpoint,
    predictEndpoint,
  ],
});
