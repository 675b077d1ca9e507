import type * as contracts from '../index.ts';
import { get, post } from './route.ts';

export const getParticipantsInfo = post<typeof contracts.getParticipantsInfo>('/api/runtime/form/getParticipantsInfo');
export const createUrge = post<typeof contracts.createUrge>('/api/runtime/urge/create');
export const abortInstance = post<typeof contracts.abortInstance>('/api/runtime/workflow/abort_instance');
export const activateActivity = post<typeof contracts.activateActivity>('/api/runtime/workflow/activate_activity');
export const adjustWorkItemParticipators = post<typeof contracts.adjustWorkItemParticipators>(
  '/api/runtime/workflow/adjust_workItem_participators',
);
export const assistWorkItem = post<typeof contracts.assistWorkItem>('/api/runtime/workflow/assist_workItem');
export const cancelActivity = post<typeof contracts.cancelActivity>('/api/runtime/workflow/cancel_activity');
export const changeNextNodeUser = post<typeof contracts.changeNextNodeUser>('/api/runtime/workflow/change_next_node_user');
export const circulateWorkItem = post<typeof contracts.circulateWorkItem>('/api/runtime/workflow/circulate_workItem');
export const compareOperationLog = get<typeof contracts.compareOperationLog>('/api/runtime/workflow/compareOperationLog');
export const editOwner = post<typeof contracts.editOwner>('/api/runtime/workflow/edit_owner');
export const finishInstance = post<typeof contracts.finishInstance>('/api/runtime/workflow/finish_instance');
export const forwardWorkItem = post<typeof contracts.forwardWorkItem>('/api/runtime/workflow/forward_workItem');
export const getAssistInfo = get<typeof contracts.getAssistInfo>('/api/runtime/workflow/get_assist_info');
export const getInstanceBaseinfo = get<typeof contracts.getInstanceBaseinfo>('/api/runtime/workflow/get_instance_baseinfo');
export const getUrgeInfo = post<typeof contracts.getUrgeInfo>('/api/runtime/workflow/get_urge_info');
export const listInstanceLogs = get<typeof contracts.listInstanceLogs>('/api/runtime/workflow/list_instance_logs');
export const listOperation = get<typeof contracts.listOperation>('/api/runtime/workflow/list_operation');
export const listRejectActivities = get<typeof contracts.listRejectActivities>('/api/runtime/workflow/list_reject_activities');
export const predictWorkflow = post<typeof contracts.predictWorkflow>('/api/runtime/workflow/predict');
export const rejectWorkItem = post<typeof contracts.rejectWorkItem>('/api/runtime/workflow/reject_workItem');
export const retryActivity = post<typeof contracts.retryActivity>('/api/runtime/workflow/retry_activity');
export const revokeAssistWorkitem = post<typeof contracts.revokeAssistWorkitem>('/api/runtime/workflow/revoke_assist_workitem');
export const revokeWorkitem = post<typeof contracts.revokeWorkitem>('/api/runtime/workflow/revoke_workitem');
