import { defineModule } from '../../platform/http/module.ts';
import { workflowParticipation } from '../permissions/index.ts';
import { waitingInstances } from '../rules/index.ts';
import { handOver, managesWorkflows, taskPlacement } from '../organization/index.ts';
import { isWorkflowAdministrator } from './administration/administers.ts';
import { recordParticipation } from './rights/record-participation.ts';
import { waitingExceptions } from './waiting-exceptions.ts';
import { retryRuleOfFlowByGetEndpoint, retryRuleOfFlowEndpoint } from './services/retry-rule-of-flow.endpoint.ts';
import { activateActivityEndpoint } from './actions/activate-activity.endpoint.ts';
import { adjustWorkItemParticipatorsEndpoint } from './actions/adjust-workitem-participators.endpoint.ts';
import { cancelActivityEndpoint } from './actions/cancel-activity.endpoint.ts';
import { changeNextNodeUserEndpoint } from './actions/change-next-node-user.endpoint.ts';
import { editOwnerEndpoint } from './actions/edit-owner.endpoint.ts';
import { finishInstanceEndpoint } from './actions/finish-instance.endpoint.ts';
import { abortInstanceEndpoint } from './actions/abort-instance.endpoint.ts';
import { assistWorkItemEndpoint } from './actions/assist-workitem.endpoint.ts';
import { batchForwardWorkItemEndpoint } from './actions/batch-forward-workitem.endpoint.ts';
import { circulateWorkItemEndpoint } from './actions/circulate-workitem.endpoint.ts';
import { forwardWorkItemEndpoint } from './actions/forward-workitem.endpoint.ts';
import { rejectWorkItemEndpoint } from './actions/reject-workitem.endpoint.ts';
import { retryActivityEndpoint } from './actions/retry-activity.endpoint.ts';
import { revokeAssistWorkitemByGetEndpoint, revokeAssistWorkitemEndpoint } from './actions/revoke-assist-workitem.endpoint.ts';
import { revokeWorkitemEndpoint } from './actions/revoke-workitem.endpoint.ts';
import { getParticipantsEndpoint } from './participants/get-participants.endpoint.ts';
import { updateCirculateReadedEndpoint } from './actions/update-circulate-readed.endpoint.ts';
import { workflowOperationEndpoint } from './actions/workflow-operation.endpoint.ts';
import { workitemActionEndpoint } from './actions/workitem-action.endpoint.ts';
import { createWorkflowAdminEndpoint } from './administration/create-workflow-admin.endpoint.ts';
import { deleteWorkflowAdminEndpoint } from './administration/delete-workflow-admin.endpoint.ts';
import { listWorkflowAdminEndpoint } from './administration/list-workflow-admin.endpoint.ts';
import { listHandOversEndpoint } from './hand-over/list-hand-overs.endpoint.ts';
import { previewHandOverEndpoint } from './hand-over/preview-hand-over.endpoint.ts';
import { openTaskPlacement } from './hand-over/misplaced-tasks.ts';
import { openWorkHandOver } from './hand-over/start-hand-over.ts';
import { reassignTasksEndpoint } from './hand-over/reassign-tasks.endpoint.ts';
import { startHandOverEndpoint } from './hand-over/start-hand-over.endpoint.ts';
import { listInstancesEndpoint } from './lists/list-instances.endpoint.ts';
import { deleteInstanceEndpoint } from './recycling/delete-instance.endpoint.ts';
import { listDeletedInstancesEndpoint } from './recycling/list-deleted-instances.endpoint.ts';
import { restoreInstanceEndpoint } from './recycling/restore-instance.endpoint.ts';
import { getInstanceCountEndpoint } from './lists/get-instance-count.endpoint.ts';
import { getWorkflowStatisticsEndpoint } from './lists/get-workflow-statistics.endpoint.ts';
import { searchWorkitemsEndpoint } from './lists/search-workitems.endpoint.ts';
import { getWorkCountEndpoint } from './lists/get-work-count.endpoint.ts';
import { listFinishedWorkitemsEndpoint } from './lists/list-finished-workitems.endpoint.ts';
import { listMyInstancesEndpoint } from './lists/list-my-instances.endpoint.ts';
import { listWorkitemsEndpoint } from './lists/list-workitems.endpoint.ts';
import { searchCirculatesEndpoint } from './lists/search-circulates.endpoint.ts';
import { checkWorkflowEndpoint } from './trial/check.endpoint.ts';
import { simulateWorkflowEndpoint } from './trial/simulate.endpoint.ts';
import { workflowRefusals } from './refusals.ts';
import { urgeRefusals } from './urge/refusals.ts';
import { createUrgeEndpoint, getUrgeInfoEndpoint, listUrgesEndpoint } from './urge/urge.endpoint.ts';
import { checkHistoryEndpoint } from './versions/check-history.endpoint.ts';
import { compareWorkflowVersionsEndpoint } from './versions/compare-workflow-versions.endpoint.ts';
import { getWorkflowVersionEndpoint } from './versions/get-workflow-version.endpoint.ts';
import { listMigrationResultsEndpoint } from './versions/list-migration-results.endpoint.ts';
import { listWorkflowVersionsEndpoint } from './versions/list-workflow-versions.endpoint.ts';
import { appRemoval } from '../apps/index.ts';
import { removeAppWorkflows } from './remove-app-workflows.ts';
import { listWorkflowsEndpoint } from './versions/list-workflows.endpoint.ts';
import { cancelMigrationEndpoint, getMigrationEndpoint, listMigrationsEndpoint } from './versions/migrations.endpoint.ts';
import { startMigrationEndpoint } from './versions/start-migration.endpoint.ts';
import { getAssistInfoEndpoint } from './views/get-assist-info.endpoint.ts';
import { getInstanceBaseinfoEndpoint } from './views/get-instance-baseinfo.endpoint.ts';
import { listExceptionsEndpoint } from './views/list-exceptions.endpoint.ts';
import { listInstanceLogsEndpoint } from './views/list-instance-logs.endpoint.ts';
import { compareOperationLogEndpoint } from './views/compare-operation-log.endpoint.ts';
import { getCommentEndpoint } from './views/get-comment.endpoint.ts';
import { getTodoUsersEndpoint } from './views/get-todo-users.endpoint.ts';
import { getWorkItemsEndpoint } from './views/get-work-items.endpoint.ts';
import { workItemExistEndpoint } from './views/work-item-exist.endpoint.ts';
import { listOperationEndpoint } from './views/list-operation.endpoint.ts';
import { listRejectActivitiesEndpoint } from './views/list-reject-activities.endpoint.ts';

/** Running workflows: work lists, the details and history of instances, and the actions on them. */
export const workflowModule = defineModule({
  name: 'workflow',
  description: 'Instances, work items, their actions, delegation, versions and administration of workflows.',
  tables: [
    'instances',
    'instance_segments',
    'instance_events',
    'visits',
    'work_items',
    'unsent_opinions',
    'urges',
    'hand_overs',
    'workflow_admins',
    'workflow_admin_scopes',
    'workflow_migrations',
    'workflow_migration_results',
    'workflow_trusts',
  ],
  refusals: { ...workflowRefusals, ...urgeRefusals },
  provides: [
    managesWorkflows.providedBy(isWorkflowAdministrator),
    handOver.providedBy(openWorkHandOver),
    taskPlacement.providedBy(openTaskPlacement),
    workflowParticipation.providedBy(recordParticipation),
    waitingInstances.providedBy(waitingExceptions),
    appRemoval.providedBy(removeAppWorkflows),
  ],
  endpoints: [
    listWorkitemsEndpoint,
    searchCirculatesEndpoint,
    listFinishedWorkitemsEndpoint,
    listMyInstancesEndpoint,
    getWorkCountEndpoint,
    searchWorkitemsEndpoint,
    getInstanceCountEndpoint,
    getWorkflowStatisticsEndpoint,
    getInstanceBaseinfoEndpoint,
    listInstanceLogsEndpoint,
    listExceptionsEndpoint,
    listRejectActivitiesEndpoint,
    compareOperationLogEndpoint,
    getCommentEndpoint,
    getTodoUsersEndpoint,
    getWorkItemsEndpoint,
    workItemExistEndpoint,
    listOperationEndpoint,
    getParticipantsEndpoint,
    workitemActionEndpoint,
    rejectWorkItemEndpoint,
    forwardWorkItemEndpoint,
    batchForwardWorkItemEndpoint,
    assistWorkItemEndpoint,
    revokeAssistWorkitemEndpoint,
    revokeAssistWorkitemByGetEndpoint,
    circulateWorkItemEndpoint,
    getAssistInfoEndpoint,
    revokeWorkitemEndpoint,
    abortInstanceEndpoint,
    retryActivityEndpoint,
    workflowOperationEndpoint,
    finishInstanceEndpoint,
    adjustWorkItemParticipatorsEndpoint,
    changeNextNodeUserEndpoint,
    activateActivityEndpoint,
    cancelActivityEndpoint,
    editOwnerEndpoint,
    createWorkflowAdminEndpoint,
    deleteWorkflowAdminEndpoint,
    listWorkflowAdminEndpoint,
    listHandOversEndpoint,
    previewHandOverEndpoint,
    startHandOverEndpoint,
    reassignTasksEndpoint,
    listInstancesEndpoint,
    deleteInstanceEndpoint,
    listDeletedInstancesEndpoint,
    restoreInstanceEndpoint,
    updateCirculateReadedEndpoint,
    checkWorkflowEndpoint,
    simulateWorkflowEndpoint,
    listWorkflowsEndpoint,
    listWorkflowVersionsEndpoint,
    getWorkflowVersionEndpoint,
    compareWorkflowVersionsEndpoint,
    startMigrationEndpoint,
    cancelMigrationEndpoint,
    getMigrationEndpoint,
    listMigrationsEndpoint,
    listMigrationResultsEndpoint,
    checkHistoryEndpoint,
    retryRuleOfFlowEndpoint,
    retryRuleOfFlowByGetEndpoint,
    createUrgeEndpoint,
    getUrgeInfoEndpoint,
    listUrgesEndpoint,
  ],
});
