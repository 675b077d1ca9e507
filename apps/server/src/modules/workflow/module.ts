import { defineModule } from '../../platform/http/module.ts';
import { abortInstanceEndpoint } from './actions/abort-instance.endpoint.ts';
import { forwardWorkItemEndpoint } from './actions/forward-workitem.endpoint.ts';
import { rejectWorkItemEndpoint } from './actions/reject-workitem.endpoint.ts';
import { revokeWorkitemEndpoint } from './actions/revoke-workitem.endpoint.ts';
import { updateCirculateReadedEndpoint } from './actions/update-circulate-readed.endpoint.ts';
import { workitemActionEndpoint } from './actions/workitem-action.endpoint.ts';
import { getWorkCountEndpoint } from './lists/get-work-count.endpoint.ts';
import { listFinishedWorkitemsEndpoint } from './lists/list-finished-workitems.endpoint.ts';
import { listMyInstancesEndpoint } from './lists/list-my-instances.endpoint.ts';
import { listWorkitemsEndpoint } from './lists/list-workitems.endpoint.ts';
import { searchCirculatesEndpoint } from './lists/search-circulates.endpoint.ts';
import { workflowRefusals } from './refusals.ts';
import { getInstanceBaseinfoEndpoint } from './views/get-instance-baseinfo.endpoint.ts';
import { listInstanceLogsEndpoint } from './views/list-instance-logs.endpoint.ts';
import { listRejectActivitiesEndpoint } from './views/list-reject-activities.endpoint.ts';
import { predictEndpoint } from './views/predict.endpoint.ts';

/** Running workflows: lists of work, what an instance is and was, and the actions on it. */
export const workflowModule = defineModule({
  name: 'workflow',
  refusals: workflowRefusals,
  endpoints: [
    listWorkitemsEndpoint,
    searchCirculatesEndpoint,
    listFinishedWorkitemsEndpoint,
    listMyInstancesEndpoint,
    getWorkCountEndpoint,
    getInstanceBaseinfoEndpoint,
    listInstanceLogsEndpoint,
    listRejectActivitiesEndpoint,
    predictEndpoint,
    workitemActionEndpoint,
    rejectWorkItemEndpoint,
    forwardWorkItemEndpoint,
    revokeWorkitemEndpoint,
    abortInstanceEndpoint,
    updateCirculateReadedEndpoint,
  ],
});
