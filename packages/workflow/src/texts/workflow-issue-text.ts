import type { LocalizedText } from '@inkstone/schema';

/** The texts of all issues of the definition check: what is wrong and how to correct it. */
export const workflowIssueTexts = {
  NoStart: { zh: '流程沒有開始節點，請新增一個', en: 'The workflow has no start node; add one' },
  SeveralStarts: { zh: '流程只能有一個開始節點，請刪除「{name}」', en: 'A workflow can have only one start node; remove "{name}"' },
  NoEnd: { zh: '流程沒有結束節點，請新增一個', en: 'The workflow has no end node; add one' },
  DuplicateCode: { zh: '編碼「{code}」重複，請改用其他編碼', en: 'The code "{code}" is used twice; choose another one' },
  RouteEndUnknown: {
    zh: '路徑「{route}」連到不存在的節點「{activity}」，請重新連接',
    en: 'Route "{route}" is connected to the unknown node "{activity}"; connect it again',
  },
  RouteIntoStart: {
    zh: '路徑「{route}」不能進入開始節點；退回請用「退回」操作',
    en: 'Route "{route}" must not lead to the start node; use the Send back action instead',
  },
  RouteOutOfEnd: { zh: '結束節點「{name}」不能有出路徑', en: 'The end node "{name}" must not have outgoing routes' },
  Unreachable: { zh: '節點「{name}」無法到達，請從其他節點連線過來或刪除', en: '"{name}" cannot be reached; connect or remove it' },
  NoWayToEnd: { zh: '從「{name}」無法到達結束節點，請補上路徑', en: 'No path from "{name}" to an end node; add a route' },
  DefaultMissing: { zh: '「{name}」缺少預設路徑，請指定一條', en: '"{name}" has no default route; select one' },
  SeveralDefaults: { zh: '「{name}」只能有一條預設路徑', en: '"{name}" can have only one default route' },
  ConditionMissing: { zh: '路徑「{route}」需要條件，或設為預設', en: 'Route "{route}" needs a condition or must be the default' },
  ConditionInvalid: { zh: '路徑「{route}」的條件有誤：{detail}', en: 'The condition of route "{route}" is invalid: {detail}' },
  ConditionNotAllowed: {
    zh: '並行分支的路徑「{route}」不能有條件',
    en: 'Route "{route}" from a parallel split must not have a condition',
  },
  OutcomeNotAllowed: {
    zh: '路徑「{route}」不是從簽核節點出發，不能設簽核結果',
    en: 'Route "{route}" does not start at an approval node and cannot have an outcome',
  },
  RouteNeverTaken: {
    zh: '路徑「{route}」永遠不會走到，請加條件或刪除',
    en: 'Route "{route}" is never taken; add a condition or remove it',
  },
  BranchesTooFew: { zh: '分支「{name}」至少要有兩條路徑', en: 'The split "{name}" needs at least two routes' },
  JoinMissing: { zh: '分支「{name}」沒有同類的匯合節點', en: 'The split "{name}" has no join of the same type' },
  SeveralJoins: { zh: '分支「{split}」有多個匯合節點，請只保留一個', en: 'The split "{split}" has several joins; keep only one' },
  SplitUnknown: { zh: '匯合節點「{name}」對應的分支「{split}」不存在', en: 'The join "{name}" refers to the unknown split "{split}"' },
  RouteIntoBlock: {
    zh: '路徑「{route}」從外面進入「{split}」的分支，請改由分支開始處進入',
    en: 'Route "{route}" enters a branch of "{split}" from outside; enter through the split',
  },
  RouteOutOfBlock: {
    zh: '路徑「{route}」離開「{split}」的分支而未經匯合，請連到匯合節點或結束',
    en: 'Route "{route}" leaves a branch of "{split}" without its join; connect it to the join or to an end node',
  },
  BranchesCross: { zh: '「{name}」同屬「{split}」的兩個分支，請分開', en: '"{name}" is in two branches of "{split}"; separate them' },
  LoopWithoutHuman: {
    zh: '循環「{name}」中沒有人工節點，流程會停不下來',
    en: 'The loop at "{name}" has no node handled by people and would never stop',
  },
  ParticipantsMissing: { zh: '「{name}」沒有設定處理人', en: '"{name}" has no participants' },
  ParticipantUnknown: {
    zh: '「{name}」的處理人設定指向不存在的「{code}」',
    en: 'A participant of "{name}" refers to the unknown "{code}"',
  },
  ParticipantInactive: {
    zh: '「{name}」的處理人「{code}」已停用，視為不在；請改選其他人',
    en: 'The participant "{code}" of "{name}" is inactive and counts as absent; select someone else',
  },
  ParticipantControlUnfit: {
    zh: '「{name}」的處理人取自控制項「{code}」，但它不是人員或部門欄位',
    en: 'The participants of "{name}" come from the control "{code}", which is not a people or department field',
  },
  PermissionUnknown: {
    zh: '「{name}」的權限設定指向不存在的控制項「{code}」',
    en: 'A permission of "{name}" refers to the unknown control "{code}"',
  },
  ParticipantFormulaInvalid: {
    zh: '「{name}」的處理人公式有誤：{detail}',
    en: 'The participant formula of "{name}" is invalid: {detail}',
  },
  PercentInvalid: {
    zh: '「{name}」的通過比例 {percent} 無效，請填 1 到 100 的整數',
    en: 'The pass percentage {percent} of "{name}" is invalid; enter an integer from 1 to 100',
  },
  CountInvalid: {
    zh: '「{name}」的通過人數 {count} 無效，請填 1 以上的整數',
    en: 'The pass count {count} of "{name}" is invalid; enter an integer of at least 1',
  },
  PolicyNotAllowed: {
    zh: '「{name}」只辦理不表決，只能選任一人或所有人完成',
    en: '"{name}" has no votes; it can only be completed by any one or by all',
  },
  FailNotAllowed: {
    zh: '「{name}」只辦理不表決，找不到處理人時不能視為未通過',
    en: '"{name}" has no votes, so it cannot count as disagreed when no handler is found',
  },
  SeveralChoices: {
    zh: '「{name}」只能有一個由人選擇的處理人設定',
    en: '"{name}" can have only one participant setting that is selected by people',
  },
  ActionUnknown: { zh: '「{name}」提供了不存在的操作「{code}」', en: '"{name}" offers the unknown action "{code}"' },
  ActionMissing: {
    zh: '「{name}」沒有提供「{action}」，將無法完成',
    en: '"{name}" does not offer {action} and can never be completed',
  },
  DisagreeRouteMissing: {
    zh: '「{name}」不同意時要走的路徑不存在',
    en: '"{name}" uses the disagree route when the vote fails, but there is none',
  },
  DisagreeRouteUnused: {
    zh: '路徑「{route}」標為不同意，但「{name}」不走此路徑',
    en: 'Route "{route}" is a disagree route, but "{name}" does not use it',
  },
  TimeoutRouteMissing: {
    zh: '「{name}」逾期時要走的路徑不存在，請新增一條逾期路徑',
    en: '"{name}" uses the overdue route, but there is none; add one',
  },
  TimeoutRouteUnused: {
    zh: '路徑「{route}」標為逾期，但「{name}」逾期時不走路徑，請刪除或改時限的處理方式',
    en: 'Route "{route}" is an overdue route, but "{name}" does not use it; remove it or change the time limit',
  },
  TimeLimitBackInvalid: {
    zh: '「{name}」逾期時不能退回到「{activity}」',
    en: 'When overdue, "{name}" cannot be sent back to "{activity}"',
  },
  TimeLimitNeedsMore: {
    zh: '「{name}」同意時必填意見、附件或簽名，逾期時不能自動同意',
    en: 'Agreeing at "{name}" requires an opinion, attachment or signature, so overdue tasks cannot be agreed automatically',
  },
  TimeControlUnknown: {
    zh: '「{name}」的時間指向不存在的日期欄位「{code}」',
    en: 'The time of "{name}" refers to "{code}", which is not a date field',
  },
  BackTargetInvalid: {
    zh: '「{name}」不同意時不能退回到「{activity}」',
    en: 'When the vote fails, "{name}" cannot be sent back to "{activity}"',
  },
  AddressMissing: { zh: '「{name}」沒有填要呼叫的網址', en: '"{name}" has no URL to call; enter one' },
  AddressInvalid: {
    zh: '「{name}」要呼叫的網址「{url}」不是 http 或 https 網址',
    en: 'The URL "{url}" called by "{name}" is not an http or https URL',
  },
  FieldUnknown: { zh: '「{name}」指向不存在的欄位「{code}」', en: '"{name}" refers to the unknown field "{code}"' },
  SubprocessMissing: { zh: '「{name}」沒有選擇子流程', en: '"{name}" has no sub-process; select one' },
  SubprocessUnknown: {
    zh: '「{name}」的子流程「{code}」不存在，請改選同一應用或已發布的流程',
    en: '"{name}" starts the unknown workflow "{code}"; select one of this application or a published one',
  },
  SubprocessEndless: {
    zh: '「{name}」每次都會再啟動本流程（{chain}），超過 5 層就會成為異常，請加一條不經過它的路徑',
    en: '"{name}" starts this workflow again each time ({chain}) and fails beyond five levels; add a way around it',
  },
  SubprocessRecursive: {
    zh: '「{name}」可能再啟動本流程（{chain}），超過 5 層會成為異常，請確認條件會讓它停下來',
    en: '"{name}" may start this workflow again ({chain}), which fails beyond five levels; make sure that a condition stops it',
  },
  OutputsInVain: {
    zh: '「{name}」不等待子流程，或每人各有一個，無法帶回欄位',
    en: '"{name}" does not wait for the sub-process, or starts one per person, so it cannot return fields',
  },
  DeadEnd: {
    zh: '走到「{name}」後流程會卡住，到不了結束，請檢查其後的路徑',
    en: 'The workflow gets stuck at "{name}" and cannot reach an end; check the routes after it',
  },
  TokenLeft: {
    zh: '流程結束時「{name}」仍有未完成的工作，請檢查分支與匯合',
    en: 'Open work remains at "{name}" when the workflow ends; check the splits and joins',
  },
  IrreversibleRepeated: {
    zh: '不可撤回的服務「{name}」可能執行兩次，請避免在它之後回到它之前',
    en: 'The irreversible service "{name}" may run twice; do not lead back to before it',
  },
  NotProved: {
    zh: '「{name}」起的一段太複雜，未能證明一定走得到結束，請簡化或確認',
    en: 'The part starting at "{name}" is too complex to prove that it always ends; simplify or confirm it',
  },
  RuleMissing: { zh: '「{name}」沒有選擇業務規則', en: '"{name}" has no business rule; select one' },
  RuleUnknown: {
    zh: '「{name}」的業務規則「{code}」不存在，請改選一個',
    en: '"{name}" runs the unknown business rule "{code}"; select another one',
  },
} as const satisfies Record<string, LocalizedText>;

export type WorkflowIssueCode = keyof typeof workflowIssueTexts;
