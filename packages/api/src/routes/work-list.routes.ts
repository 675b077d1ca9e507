import type * as contracts from '../index.ts';
import { get, post } from './route.ts';

export const batchForwardWorkItem = post<typeof contracts.batchForwardWorkItem>('/api/runtime/workflow/batch_forward_workItem');
export const getInstanceCount = get<typeof contracts.getInstanceCount>('/api/runtime/workflow/get_instance_count');
export const getWorkflowStatistics = get<typeof contracts.getWorkflowStatistics>('/api/runtime/workflow/get_workflow_statistics');
export const listFinishedWorkitems = get<typeof contracts.listFinishedWorkitems>('/api/runtime/workflow/list_finished_workitems');
export const listSummaries = post<typeof contracts.listSummaries>('/api/runtime/workflow/list_summaries');
export const listMyInstances = get<typeof contracts.listMyInstances>('/api/runtime/workflow/list_my_instances');
export const listWorkitems = get<typeof contracts.listWorkitems>('/api/runtime/workflow/list_workitems');
export const searchCirculates = get<typeof contracts.searchCirculates>('/api/runtime/workflow/search_circulates');
export const searchWorkitems = get<typeof contracts.searchWorkitems>('/api/runtime/workflow/search_workitems');
export const updateCirculateReaded = post<typeof contracts.updateCirculateReaded>('/api/runtime/workflow/update_circulate_readed');
export const workitemAction = post<typeof contracts.workitemAction>('/api/runtime/workflow/workitem_action');
