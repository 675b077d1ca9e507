import type { LocalizedText } from '@inkstone/schema';

/** Every refusal of the engine with its text. The first ones are those of the error catalogue (runtime specification, section 8). */
export const refusalTexts = {
  TaskProcessed: { zh: '當前任務已被取消或處理', en: 'The current task has been cancelled or processed' },
  CannotRecall: { zh: '當前任務無法撤回', en: 'Current task cannot be recalled' },
  AlreadyRecalled: { zh: '當前任務已被撤回', en: 'Current task has been recalled' },
  ForwardToSelf: { zh: '不允許轉辦給自己', en: 'Not allowed to transfer it to yourself' },
  OpinionRequired: { zh: '請輸入您的意見', en: 'Please input your opinion' },
  AttachmentRequired: { zh: '請上傳附件', en: 'Please upload the attachment' },
  SignatureRequired: { zh: '請掃碼簽名', en: 'Please scan the code and sign' },
  NonParallelTargets: { zh: '非並行節點不能同時退回', en: 'Non-parallel nodes cannot be rejected at the same time' },
  AlreadyParticipant: { zh: '該人員已是當前節點的處理人', en: 'This person already has a task in the current node' },
  ForwardToInitiator: { zh: '不允許轉辦給發起人', en: 'Not allowed to transfer it to the initiator' },
  PersonInactive: { zh: '該人員已停用，無法處理任務', en: 'This person is inactive and cannot take the task' },
  ItemUnknown: { zh: '任務不存在', en: 'The task does not exist' },
  NotHandler: { zh: '您不是當前任務的處理人', en: 'You are not the handler of this task' },
  NotInitiator: { zh: '只有發起人可以執行此操作', en: 'Only the initiator may do this' },
  ActionNotOffered: { zh: '當前任務不提供此操作', en: 'This task does not offer this action' },
  RejectTargetMissing: { zh: '請選擇退回節點', en: 'Please choose a node to reject to' },
  RejectTargetInvalid: { zh: '不能退回到「{activity}」', en: 'The task cannot be rejected to "{activity}"' },
  ResubmitFixed: { zh: '此節點的重新提交方式不可選擇', en: 'How to resubmit cannot be chosen at this node' },
  RoundsExhausted: { zh: '「{activity}」已達 {rounds} 輪上限', en: '"{activity}" has reached its limit of {rounds} rounds' },
  NotDraft: { zh: '流程已提交', en: 'The workflow has already been submitted' },
  NotRunning: { zh: '流程尚未提交或已結束', en: 'The workflow is not running' },
  CancelAfterDecision: { zh: '已有人處理，發起人不能作廢流程', en: 'Somebody has already decided, so the initiator can no longer cancel' },
  NobodyResolved: { zh: '「{activity}」找不到處理人', en: 'Nobody was found for "{activity}"' },
  CannotEvaluate: {
    zh: '「{activity}」的條件或參與者無法計算：{detail}',
    en: 'A condition or participant of "{activity}" cannot be evaluated: {detail}',
  },
  NoRoute: { zh: '「{activity}」沒有可走的路徑', en: 'No route leads on from "{activity}"' },
  EndlessLoop: { zh: '流程在「{activity}」循環而無人處理', en: 'The workflow loops at "{activity}" without anybody acting' },
} as const satisfies Record<string, LocalizedText>;

export type RefusalCode = keyof typeof refusalTexts;
