import { expect, test } from 'vitest';
import { modules } from './modules.ts';
import { createRefusalCatalogue } from './platform/http/refusal-catalogue.ts';

const catalogue = createRefusalCatalogue(modules);

/** The messages of the error catalogue of the runtime specification (section 8), by the code of the refusal. */
test.each([
  ['ForwardToSelf', '不允許轉辦給自己', 'Not allowed to transfer it to yourself'],
  ['SignForSelf', '不允許加簽給自己', 'Not allowed to sign for yourself'],
  ['AdjustSelf', '不允許調整給自己', 'Not allowed to adjust yourself'],
  ['AssistToHandler', '不能請目前節點的處理人協辦', 'Can not assist to current activity handler'],
  ['model-not-found', '資料模型不存在', 'Data model does not exist'],
  ['model-code-invalid', '資料模型編碼無效', 'Invalid data model code'],
  ['record-not-found', '業務物件不存在', 'Business object does not exist'],
  ['instance-deleted', '流程實例已被刪除', 'Process instance has been deleted'],
  ['TaskProcessed', '目前的任務已被取消或處理', 'The current task has been cancelled or processed'],
  ['CannotRecall', '目前的任務無法撤回', 'Current task cannot be recalled'],
  ['AlreadyRecalled', '目前的任務已被撤回', 'Current task has been recalled'],
  [
    'ParticipantsActed',
    '目前節點已有人處理，無法再調整',
    'Some participants have participated in the current node, so the task can no longer be processed',
  ],
  ['NonParallelTargets', '非並行節點不能同時退回', 'Non-parallel nodes cannot be rejected at the same time'],
  ['rule-check-data-missing', '驗證資料不存在', 'The check data does not exist'],
  ['rule-validation-data-missing', '規則「{rule}」缺少驗證資料：{field}', 'Validation data of the rule "{rule}" is missing: {field}'],
  ['rule-source-field-missing', '規則「{rule}」的來源資料項「{field}」不存在', 'The rule "{rule}" lacks the source data item "{field}"'],
  ['rule-target-field-missing', '規則「{rule}」的目標資料項「{field}」不存在', 'The rule "{rule}" lacks the target data item "{field}"'],
  ['rule-execution-failed', '業務規則執行異常，請聯絡系統管理員', 'A business rule failed, please contact the system administrator'],
  ['rule-logic-check-failed', '邏輯驗證未通過：{message}', 'The logic check failed: {message}'],
  ['rule-user-not-found', '規則「{rule}」的節點找不到使用者', 'The user in a node of the rule "{rule}" was not found'],
  ['rule-no-match', '目標模型「{model}」沒有符合的驗證資料', 'The target model "{model}" has no matching check data'],
  ['owner-without-department', '擁有者沒有部門，無法提交表單', 'The owner has no department and cannot submit the form'],
  ['not-found', '找不到對應的資料', 'The corresponding data could not be found'],
  ['OpinionRequired', '請輸入您的意見', 'Please input your opinion'],
  ['OpinionBlank', '意見不能為空', 'The opinion cannot be blank'],
  ['AttachmentRequired', '請上傳附件', 'Please upload the attachment'],
  ['QrSignatureRequired', '請掃碼簽名', 'Please scan the code and sign'],
  ['import-template-wrong', '範本不正確', 'Incorrect template'],
  ['import-template-empty', '範本沒有資料', 'The template is empty'],
  ['import-form-in-workflow', '表單已關聯流程實例，不能匯入', 'The form is linked to a process instance and cannot be imported into'],
  ['form-invalid', '請完善必填內容', 'Please complete the required content'],
  ['urge-failed', '催辦失敗，請重試', 'Urge failed, please try again'],
  ['urge-self', '您是目前的簽核人，不能催辦自己', "You are the current approver, can't urge yourself"],
  ['comment-empty', '評論內容不能為空', 'Comment text must not be empty'],
  ['reply-empty', '回覆內容不能為空', 'Reply text must not be empty'],
])('%s is said in the words of the specification', (code, zh, en) => {
  expect(catalogue.find(code)).toMatchObject({ zh, en });
});
