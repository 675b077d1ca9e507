import type { Call, Route } from './call.ts';
import type * as contracts from './index.ts';

const get = <C extends Call>(path: Call['path']): Route<C> => ({ method: 'GET', path });
const post = <C extends Call>(path: Call['path']): Route<C> => ({ method: 'POST', path });

// The calls the web client makes, each as its contract says.
export const getCode = post<typeof contracts.getCode>('/api/auth/get_code');
export const getToken = post<typeof contracts.getToken>('/api/auth/get_token');
export const login = post<typeof contracts.login>('/api/auth/login');
export const logout = post<typeof contracts.logout>('/api/auth/logout');
export const modifyUserPassword = post<typeof contracts.modifyUserPassword>('/api/auth/modify_user_password');
export const refresh = post<typeof contracts.refresh>('/api/auth/refresh');
export const setup = post<typeof contracts.setup>('/api/auth/setup');

export const departmentListUser = get<typeof contracts.departmentListUser>('/api/organization/department/list_user');
export const departmentTree = get<typeof contracts.departmentTree>('/api/organization/department/tree');
export const keepPicked = post<typeof contracts.keepPicked>('/api/organization/user_ext/pick');
export const pickList = get<typeof contracts.pickList>('/api/organization/user_ext/pick_list');
export const roleList = get<typeof contracts.roleList>('/api/organization/role/list');
export const userInfo = get<typeof contracts.userInfo>('/api/organization/user/info');
export const userSearch = get<typeof contracts.userSearch>('/api/organization/user/search');

export const listApps = get<typeof contracts.listApps>('/api/runtime/app/list_apps');
export const listFunctionsByAppcode = get<typeof contracts.listFunctionsByAppcode>('/api/runtime/app/list_functions_by_appcode');

export const deleteCommonComment = post<typeof contracts.deleteCommonComment>('/api/runtime/common_comment/deleteCommonComment');
export const getCommonCommentList = get<typeof contracts.getCommonCommentList>('/api/runtime/common_comment/getCommonCommentList');
export const saveCommonComment = post<typeof contracts.saveCommonComment>('/api/runtime/common_comment/save');
export const updateCommonCommentSort = post<typeof contracts.updateCommonCommentSort>('/api/runtime/common_comment/updateSort');

export const createFavoritesWorkflow = post<typeof contracts.createFavoritesWorkflow>('/api/runtime/favorites/create_favorites_workflow');
export const deleteFavoritesWorkflow = post<typeof contracts.deleteFavoritesWorkflow>('/api/runtime/favorites/delete_favorites_workflow');
export const keepUsed = post<typeof contracts.keepUsed>('/api/runtime/favorites/keep_used');
export const listFavoritesWorkflow = get<typeof contracts.listFavoritesWorkflow>('/api/runtime/favorites/list_favorites_workflow');
export const listRecentBizModel = get<typeof contracts.listRecentBizModel>('/api/runtime/app/list_recent_bizModel');
export const searchBizModels = get<typeof contracts.searchBizModels>('/api/runtime/app/search_bizModels');
export const searchRecords = get<typeof contracts.searchRecords>('/api/runtime/search/records');
export const latestHandSign = get<typeof contracts.latestHandSign>('/api/runtime/favorites/latest_hand_sign');

export const cancelExportTask = post<typeof contracts.cancelExportTask>('/api/export_task/query/cancel');
export const deleteExportTask = post<typeof contracts.deleteExportTask>('/api/export_task/query/delete');
export const exportDataAsync = post<typeof contracts.exportDataAsync>('/api/runtime/query/export_data/async');
export const exportFile = get<typeof contracts.exportFile>('/api/runtime/query/export_data/async/file');
export const exportProgress = get<typeof contracts.exportProgress>('/api/runtime/query/export_data/async/progress');
export const exportTicket = post<typeof contracts.exportTicket>('/api/runtime/query/export_data/async/ticket');
export const listExportTasks = get<typeof contracts.listExportTasks>('/api/export_task/query/list');

export const exportTemplate = get<typeof contracts.exportTemplate>('/api/runtime/query/export_template');
export const importCancel = post<typeof contracts.importCancel>('/api/runtime/query/import_data/cancel');
export const importCheck = post<typeof contracts.importCheck>('/api/runtime/query/import_data/check');
export const importData = post<typeof contracts.importData>('/api/runtime/query/import_data');
export const importFaults = get<typeof contracts.importFaults>('/api/runtime/query/import_data/faults');
export const importFaultsFile = get<typeof contracts.importFaultsFile>('/api/runtime/query/import_data/faults_file');
export const importProgress = get<typeof contracts.importProgress>('/api/runtime/query/import_progress');
export const importRun = post<typeof contracts.importRun>('/api/runtime/query/import_data/run');
export const secondImportData = post<typeof contracts.secondImportData>('/api/runtime/query/second_import_data');
export const userImportProgress = get<typeof contracts.userImportProgress>('/api/runtime/query/user_import_progress');

export const fileBatchDownload = post<typeof contracts.fileBatchDownload>('/api/runtime/files/batch_download');
export const fileDownload = get<typeof contracts.fileDownload>('/api/runtime/files/download');
export const fileTicket = post<typeof contracts.fileTicket>('/api/runtime/files/ticket');
export const fileUpload = post<typeof contracts.fileUpload>('/api/runtime/files/upload');
export const reuseHandSign = post<typeof contracts.reuseHandSign>('/api/runtime/files/reuse_hand_sign');

export const formAsk = post<typeof contracts.formAsk>('/api/runtime/form/ask');
export const formCopy = post<typeof contracts.formCopy>('/api/runtime/form/copy');
export const formDelete = post<typeof contracts.formDelete>('/api/runtime/form/delete');
export const formLoad = get<typeof contracts.formLoad>('/api/runtime/form/load');
export const formSave = post<typeof contracts.formSave>('/api/runtime/form/save');
export const formSubmit = post<typeof contracts.formSubmit>('/api/runtime/form/submit');

export const formPdf = get<typeof contracts.formPdf>('/api/runtime/form/pdf');
export const formToHtml = post<typeof contracts.formToHtml>('/api/runtime/form/to_html');
export const formToPdf = post<typeof contracts.formToPdf>('/api/runtime/form/to_pdf');
export const loadPrintDatas = get<typeof contracts.loadPrintDatas>('/api/runtime/form/loadPrintDatas');

export const listPrintForms = get<typeof contracts.listPrintForms>('/api/app/print_template/forms');
export const listPrintTemplates = get<typeof contracts.listPrintTemplates>('/api/app/print_template/list');
export const previewPrintTemplate = post<typeof contracts.previewPrintTemplate>('/api/app/print_template/preview');
export const savePrintTemplate = post<typeof contracts.savePrintTemplate>('/api/app/print_template/save');
export const deletePrintTemplate = post<typeof contracts.deletePrintTemplate>('/api/app/print_template/delete');

export const listAppRoles = get<typeof contracts.listAppRoles>('/api/app/role/list');
export const saveAppRole = post<typeof contracts.saveAppRole>('/api/app/role/save');
export const deleteAppRole = post<typeof contracts.deleteAppRole>('/api/app/role/delete');
export const myModelRights = get<typeof contracts.myModelRights>('/api/runtime/permission/model_rights');

export const batchUpdate = post<typeof contracts.batchUpdate>('/api/runtime/query/batchUpdate');
export const deleteData = post<typeof contracts.deleteData>('/api/runtime/query/delete_data');
export const cancelBatch = post<typeof contracts.cancelBatch>('/api/runtime/query/batch/cancel');
export const getBatch = get<typeof contracts.getBatch>('/api/runtime/query/batch/progress');
export const startBatch = post<typeof contracts.startBatch>('/api/runtime/query/batch/start');
export const getFields = get<typeof contracts.getFields>('/api/runtime/query/getFields');
export const getHeaders = get<typeof contracts.getHeaders>('/api/runtime/query/getHeaders');
export const deleteListView = post<typeof contracts.deleteListView>('/api/runtime/query/view/delete');
export const listListViews = get<typeof contracts.listListViews>('/api/runtime/query/view/list');
export const saveListView = post<typeof contracts.saveListView>('/api/runtime/query/view/save');
export const setDefaultListView = post<typeof contracts.setDefaultListView>('/api/runtime/query/view/set_default');
export const listGroups = post<typeof contracts.listGroups>('/api/runtime/query/groups');
export const listTotals = post<typeof contracts.listTotals>('/api/runtime/query/totals');
export const queryList = post<typeof contracts.queryList>('/api/runtime/query/list');

export const businessRuleDetails = get<typeof contracts.businessRuleDetails>('/api/app/businessrule/details');
export const createBusinessRule = post<typeof contracts.createBusinessRule>('/api/app/businessrule/create');
export const deleteBusinessRule = post<typeof contracts.deleteBusinessRule>('/api/app/businessrule/delete');
export const examineBusinessRule = post<typeof contracts.examineBusinessRule>('/api/app/businessrule/examine');
export const listBizDataRules = post<typeof contracts.listBizDataRules>('/api/app/bizdatarule/list');
export const listRuleLogs = get<typeof contracts.listRuleLogs>('/api/app/businessrule/logs');
export const retryRuleOfFlow = post<typeof contracts.retryRuleOfFlow>('/api/app/businessrule/logs/retry');
export const ruleLogDetail = get<typeof contracts.ruleLogDetail>('/api/app/businessrule/logs/detail');
export const updateBusinessRule = post<typeof contracts.updateBusinessRule>('/api/app/businessrule/update');

export const lookAtSigning = post<typeof contracts.lookAtSigning>('/api/runtime/signing/look');
export const openSigning = post<typeof contracts.openSigning>('/api/runtime/signing/open');
export const writeSignature = post<typeof contracts.writeSignature>('/api/runtime/signing/write');
export const writtenSignature = get<typeof contracts.writtenSignature>('/api/runtime/signing/written');

export const abortInstance = post<typeof contracts.abortInstance>('/api/runtime/workflow/abort_instance');
export const assistWorkItem = post<typeof contracts.assistWorkItem>('/api/runtime/workflow/assist_workItem');
export const batchForwardWorkItem = post<typeof contracts.batchForwardWorkItem>('/api/runtime/workflow/batch_forward_workItem');
export const circulateWorkItem = post<typeof contracts.circulateWorkItem>('/api/runtime/workflow/circulate_workItem');
export const getAssistInfo = get<typeof contracts.getAssistInfo>('/api/runtime/workflow/get_assist_info');
export const revokeAssistWorkitem = post<typeof contracts.revokeAssistWorkitem>('/api/runtime/workflow/revoke_assist_workitem');
export const forwardWorkItem = post<typeof contracts.forwardWorkItem>('/api/runtime/workflow/forward_workItem');
export const getInstanceBaseinfo = get<typeof contracts.getInstanceBaseinfo>('/api/runtime/workflow/get_instance_baseinfo');
export const getWorkCount = get<typeof contracts.getWorkCount>('/api/runtime/workflow/get_work_count');
export const searchWorkitems = get<typeof contracts.searchWorkitems>('/api/runtime/workflow/search_workitems');
export const getInstanceCount = get<typeof contracts.getInstanceCount>('/api/runtime/workflow/get_instance_count');
export const getWorkflowStatistics = get<typeof contracts.getWorkflowStatistics>('/api/runtime/workflow/get_workflow_statistics');
export const listFinishedWorkitems = get<typeof contracts.listFinishedWorkitems>('/api/runtime/workflow/list_finished_workitems');
export const compareOperationLog = get<typeof contracts.compareOperationLog>('/api/runtime/workflow/compareOperationLog');
export const listInstanceLogs = get<typeof contracts.listInstanceLogs>('/api/runtime/workflow/list_instance_logs');
export const listMyInstances = get<typeof contracts.listMyInstances>('/api/runtime/workflow/list_my_instances');
export const listRejectActivities = get<typeof contracts.listRejectActivities>('/api/runtime/workflow/list_reject_activities');
export const listWorkitems = get<typeof contracts.listWorkitems>('/api/runtime/workflow/list_workitems');
export const getParticipantsInfo = post<typeof contracts.getParticipantsInfo>('/api/runtime/form/getParticipantsInfo');
export const predictWorkflow = post<typeof contracts.predictWorkflow>('/api/runtime/workflow/predict');
export const rejectWorkItem = post<typeof contracts.rejectWorkItem>('/api/runtime/workflow/reject_workItem');
export const revokeWorkitem = post<typeof contracts.revokeWorkitem>('/api/runtime/workflow/revoke_workitem');
export const searchCirculates = get<typeof contracts.searchCirculates>('/api/runtime/workflow/search_circulates');
export const updateCirculateReaded = post<typeof contracts.updateCirculateReaded>('/api/runtime/workflow/update_circulate_readed');
export const activateActivity = post<typeof contracts.activateActivity>('/api/runtime/workflow/activate_activity');
export const adjustWorkItemParticipators = post<typeof contracts.adjustWorkItemParticipators>(
  '/api/runtime/workflow/adjust_workItem_participators',
);
export const cancelActivity = post<typeof contracts.cancelActivity>('/api/runtime/workflow/cancel_activity');
export const changeNextNodeUser = post<typeof contracts.changeNextNodeUser>('/api/runtime/workflow/change_next_node_user');
export const editOwner = post<typeof contracts.editOwner>('/api/runtime/workflow/edit_owner');
export const finishInstance = post<typeof contracts.finishInstance>('/api/runtime/workflow/finish_instance');
export const listOperation = get<typeof contracts.listOperation>('/api/runtime/workflow/list_operation');
export const deleteInstance = post<typeof contracts.deleteInstance>('/api/runtime/workflow/delete_instance');
export const restoreInstance = post<typeof contracts.restoreInstance>('/api/runtime/workflow/restore_instance');
export const listDeletedInstances = get<typeof contracts.listDeletedInstances>('/api/runtime/workflow/list_deleted_instances');
export const listInstances = get<typeof contracts.listInstances>('/api/runtime/workflow/list_instances');
export const previewHandOver = get<typeof contracts.previewHandOver>('/api/runtime/workflow/preview_hand_over');
export const startHandOver = post<typeof contracts.startHandOver>('/api/runtime/workflow/start_hand_over');
export const listHandOvers = get<typeof contracts.listHandOvers>('/api/runtime/workflow/list_hand_overs');
export const listWorkflowAdmin = get<typeof contracts.listWorkflowAdmin>('/api/workflow/list_workflow_admin');
export const createWorkflowAdmin = post<typeof contracts.createWorkflowAdmin>('/api/workflow/create_workflow_admin');
export const deleteWorkflowAdmin = post<typeof contracts.deleteWorkflowAdmin>('/api/workflow/delete_workflow_admin');
export const checkWorkflowDefinition = post<typeof contracts.checkWorkflowDefinition>('/api/workflow/check');
export const simulateWorkflow = post<typeof contracts.simulateWorkflow>('/api/workflow/simulate');
export const listWorkflows = get<typeof contracts.listWorkflows>('/api/workflow/list_workflows');
export const listWorkflowVersions = get<typeof contracts.listWorkflowVersions>('/api/workflow/list_versions');
export const getWorkflowVersion = get<typeof contracts.getWorkflowVersion>('/api/workflow/get_version');
export const compareWorkflowVersions = get<typeof contracts.compareWorkflowVersions>('/api/workflow/compare_versions');
export const checkHistory = get<typeof contracts.checkHistory>('/api/workflow/check_history');
export const startMigration = post<typeof contracts.startMigration>('/api/workflow/start_migration');
export const cancelMigration = post<typeof contracts.cancelMigration>('/api/workflow/cancel_migration');
export const getMigration = get<typeof contracts.getMigration>('/api/workflow/get_migration');
export const listMigrations = get<typeof contracts.listMigrations>('/api/workflow/list_migrations');
export const listMigrationResults = get<typeof contracts.listMigrationResults>('/api/workflow/list_migration_results');
export const listScenarios = get<typeof contracts.listScenarios>('/api/workflow/list_scenarios');
export const saveScenario = post<typeof contracts.saveScenario>('/api/workflow/save_scenario');
export const deleteScenario = post<typeof contracts.deleteScenario>('/api/workflow/delete_scenario');
export const runScenarios = post<typeof contracts.runScenarios>('/api/workflow/run_scenarios');
export const workitemAction = post<typeof contracts.workitemAction>('/api/runtime/workflow/workitem_action');
export const retryActivity = post<typeof contracts.retryActivity>('/api/runtime/workflow/retry_activity');

export const clearExtensionFailures = post<typeof contracts.clearExtensionFailures>('/api/system/clear_extension_failures');
export const getUploadSetting = get<typeof contracts.getUploadSetting>('/api/system/get_upload_setting');
export const listExtensionFailures = get<typeof contracts.listExtensionFailures>('/api/system/list_extension_failures');
export const publicConfig = get<typeof contracts.publicConfig>('/api/system/public_config');
export const reportExtensionFailure = post<typeof contracts.reportExtensionFailure>('/api/system/report_extension_failure');
export const getSettingByType = get<typeof contracts.getSettingByType>('/api/system/getSettingByType');
export const getSystemSettings = get<typeof contracts.getSystemSettings>('/api/system/get_settings');
export const listSettingChanges = get<typeof contracts.listSettingChanges>('/api/system/list_setting_changes');
export const saveSystemSettings = post<typeof contracts.saveSystemSettings>('/api/system/save_settings');

export const getWorkingCalendar = get<typeof contracts.getWorkingCalendar>('/api/calendar/get_working_calendar');
export const saveWorkingCalendar = post<typeof contracts.saveWorkingCalendar>('/api/calendar/save_working_calendar');

export const createDictionary = post<typeof contracts.createDictionary>('/api/data_dictionary/create');
export const deleteDictionary = post<typeof contracts.deleteDictionary>('/api/data_dictionary/delete');
export const enableDictionary = post<typeof contracts.enableDictionary>('/api/data_dictionary/enable');
export const getDictionary = get<typeof contracts.getDictionary>('/api/data_dictionary/get');
export const listDictionaries = get<typeof contracts.listDictionaries>('/api/data_dictionary/list');
export const sortDictionary = post<typeof contracts.sortDictionary>('/api/data_dictionary/sort');
export const updateDictionary = post<typeof contracts.updateDictionary>('/api/data_dictionary/update');

export const personPictures = get<typeof contracts.personPictures>('/api/organization/user/pictures');
export const removeOwnPicture = post<typeof contracts.removeOwnPicture>('/api/organization/user/remove_picture');
export const setOwnPicture = post<typeof contracts.setOwnPicture>('/api/organization/user/set_picture');
export const countUnreadMessages = get<typeof contracts.countUnreadMessages>('/api/runtime/message/count');
export const getMessagePreferences = get<typeof contracts.getMessagePreferences>('/api/runtime/message/preferences');
export const listMessages = get<typeof contracts.listMessages>('/api/runtime/message/list');
export const getMessageWays = get<typeof contracts.getMessageWays>('/api/system/get_message_ways');
export const listDeliveries = get<typeof contracts.listDeliveries>('/api/system/list_deliveries');
export const retryDelivery = post<typeof contracts.retryDelivery>('/api/system/retry_delivery');
export const saveMessageWays = post<typeof contracts.saveMessageWays>('/api/system/save_message_ways');
export const tryMail = post<typeof contracts.tryMail>('/api/system/try_mail');
export const tryWebhook = post<typeof contracts.tryWebhook>('/api/system/try_webhook');
export const readMessages = post<typeof contracts.readMessages>('/api/runtime/message/read');
export const saveMessagePreferences = post<typeof contracts.saveMessagePreferences>('/api/runtime/message/save_preferences');

export const createUrge = post<typeof contracts.createUrge>('/api/runtime/urge/create');
export const getUrgeInfo = post<typeof contracts.getUrgeInfo>('/api/runtime/workflow/get_urge_info');

export const addressOfPlace = get<typeof contracts.addressOfPlace>('/api/places/address_of');

export const countComments = get<typeof contracts.countComments>('/api/form/comment/num');
export const createComment = post<typeof contracts.createComment>('/api/form/comment/create');
export const deleteComment = post<typeof contracts.deleteComment>('/api/form/comment/delete');
export const listCommentReplies = get<typeof contracts.listCommentReplies>('/api/form/comment/reply_list');
export const listComments = get<typeof contracts.listComments>('/api/form/comment/list');
export const listPullPerson = get<typeof contracts.listPullPerson>('/api/form/comment/list_pull_person');

export const createWorkflowTrust = post<typeof contracts.createWorkflowTrust>('/api/runtime/workflowTrust/createWorkflowTrust');
export const deleteWorkflowTrust = post<typeof contracts.deleteWorkflowTrust>('/api/runtime/workflowTrust/deleteWorkflowTrust');
export const listTrustWorkflows = get<typeof contracts.listTrustWorkflows>('/api/runtime/workflowTrust/listWorkflows');
export const queryWorkflowTrust = get<typeof contracts.queryWorkflowTrust>('/api/runtime/workflowTrust/queryWorkflowTrust');
export const updateWorkflowTrust = post<typeof contracts.updateWorkflowTrust>('/api/runtime/workflowTrust/updateWorkflowTrust');

// What both sides of a call count on.
export * from './comment/comment-text.ts';
export * from './files/files-per-ticket.ts';
export * from './print/limits.ts';
export * from './files/most-common-comments.ts';
export * from './live/live-path.ts';
export * from './workflow/opinion-places.ts';
