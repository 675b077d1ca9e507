import { defineModule } from '../../platform/http/module.ts';
import { batchLoadEndpoint } from './batch-load.endpoint.ts';
import { batchSubmitEndpoint } from './batch-submit.endpoint.ts';
import { checkAttachRelationEndpoint } from './check-attach-relation.endpoint.ts';
import { formAddEndpoint } from './form-add.endpoint.ts';
import { formAskEndpoint } from './form-ask.endpoint.ts';
import { formCopyEndpoint } from './form-copy.endpoint.ts';
import { formDeleteEndpoint } from './form-delete.endpoint.ts';
import { formRefusals } from './refusals.ts';
import { getParticipantsInfoEndpoint } from './get-participants-info.endpoint.ts';
import { formExistEndpoint } from './form-exist.endpoint.ts';
import { getFormUrlEndpoint } from './get-form-url.endpoint.ts';
import { getReplayTokenEndpoint } from './get-replay-token.endpoint.ts';
import { importRelevanceDataEndpoint } from './import-relevance-data.endpoint.ts';
import { formListEndpoint } from './form-list.endpoint.ts';
import { formLoadEndpoint } from './form-load.endpoint.ts';
import { formSaveEndpoint } from './form-save.endpoint.ts';
import { formSubmitEndpoint } from './form-submit.endpoint.ts';
import { listSummariesEndpoint } from './list-summaries.endpoint.ts';
import { predictEndpoint } from './predict.endpoint.ts';

/** Opening, saving, submitting and deleting forms. */
export const formsModule = defineModule({
  name: 'forms',
  description: 'Opening, saving, submitting and deleting forms, and what a form asks while it is filled in.',
  refusals: formRefusals,
  endpoints: [
    formLoadEndpoint,
    formExistEndpoint,
    formListEndpoint,
    getFormUrlEndpoint,
    getReplayTokenEndpoint,
    batchLoadEndpoint,
    checkAttachRelationEndpoint,
    importRelevanceDataEndpoint,
    formAskEndpoint,
    formSaveEndpoint,
    formSubmitEndpoint,
    formAddEndpoint,
    batchSubmitEndpoint,
    formDeleteEndpoint,
    formCopyEndpoint,
    getParticipantsInfoEndpoint,
    listSummariesEndpoint,
    predictEndpoint,
  ],
});
