import { defineModule } from '../../platform/http/module.ts';
import { batchLoadEndpoint } from './reading/batch-load.endpoint.ts';
import { batchSubmitEndpoint } from './writing/batch-submit.endpoint.ts';
import { checkAttachRelationEndpoint } from './questions/check-attach-relation.endpoint.ts';
import { formAddEndpoint } from './reading/form-add.endpoint.ts';
import { formAskEndpoint } from './questions/form-ask.endpoint.ts';
import { formCopyEndpoint } from './writing/form-copy.endpoint.ts';
import { formDeleteEndpoint } from './writing/form-delete.endpoint.ts';
import { formRefusals } from './refusals.ts';
import { getParticipantsInfoEndpoint } from './reading/get-participants-info.endpoint.ts';
import { formExistEndpoint } from './reading/form-exist.endpoint.ts';
import { getFormUrlEndpoint } from './addresses/get-form-url.endpoint.ts';
import { getReplayTokenEndpoint } from './writing/get-replay-token.endpoint.ts';
import { importRelevanceDataEndpoint } from './questions/import-relevance-data.endpoint.ts';
import { formListEndpoint } from './reading/form-list.endpoint.ts';
import { formLoadEndpoint } from './reading/form-load.endpoint.ts';
import { formSaveEndpoint } from './writing/form-save.endpoint.ts';
import { formSubmitEndpoint } from './writing/form-submit.endpoint.ts';
import { listSummariesEndpoint } from './reading/list-summaries.endpoint.ts';
import { predictEndpoint } from './prediction/predict.endpoint.ts';

/** Opening, saving, submitting and deleting forms. */
export const formsModule = defineModule({
  name: 'forms',
  description: 'Opening, saving, submitting and deleting forms, and answering the questions of open forms.',
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
