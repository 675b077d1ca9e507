import type { LocalizedText } from '@inkstone/schema';

export interface RefusalEntry extends LocalizedText {
  readonly errcode: number;
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503 | 507;
}

/**
 * Refusals that do not belong to the workflow engine, which keeps its own table. `errcode` is stable; the text may hold `{params}`.
 */
export const refusals = {
  malformed: { errcode: 40000, status: 400, zh: '請求格式不正確', en: 'The request is malformed' },
  'idempotency-key-missing': { errcode: 40001, status: 400, zh: '缺少 Idempotency-Key 標頭', en: 'The Idempotency-Key header is missing' },
  'text-unusable': {
    errcode: 40010,
    status: 400,
    zh: '{place} 含有無法儲存的字元（NUL 字元或不完整的表情符號）',
    en: '{place} contains a character that cannot be stored (NUL or an incomplete emoji)',
  },
  'nested-too-deep': {
    errcode: 40011,
    status: 400,
    zh: '請求內容的層次過深，最多 {max} 層',
    en: 'The request is nested too deeply; at most {max} levels are allowed',
  },
  'too-many-values': {
    errcode: 40012,
    status: 400,
    zh: '請求內容的項目過多，最多 {max} 項',
    en: 'The request contains too many values; at most {max} are allowed',
  },
  'not-signed-in': { errcode: 40100, status: 401, zh: '請先登入', en: 'Please sign in' },
  'token-expired': { errcode: 40101, status: 401, zh: '登入已過期，請重新登入', en: 'Your session has expired. Please sign in again.' },
  'wrong-password': { errcode: 40102, status: 401, zh: '帳號或密碼不正確', en: 'Wrong account or password' },
  'account-disabled': { errcode: 40103, status: 401, zh: '帳號已停用', en: 'This account is disabled' },
  'demo-account-elsewhere': {
    errcode: 40104,
    status: 401,
    zh: '示範帳號的密碼是公開的，只能在執行伺服器的電腦上登入；在那裡變更密碼後，即可從其他電腦登入',
    en: 'The password of this demo account is public, so it works only on the computer that runs the server. Change it there to sign in from other computers.',
  },
  'demo-account-closed': {
    errcode: 40105,
    status: 401,
    zh: '這個帳號仍使用示範資料的公開密碼，已停用',
    en: 'This account still has the public demo password and is disabled',
  },
  'password-change-required': {
    errcode: 40301,
    status: 403,
    zh: '請先設定自己的新密碼，才能繼續使用',
    en: 'Set your own password before you continue',
  },
  'second-factor-missing': {
    errcode: 40302,
    status: 403,
    zh: '管理員要求使用第二道驗證，請先完成設定',
    en: 'Your administrator requires a second factor. Register one before you continue.',
  },
  'token-not-allowed': {
    errcode: 40303,
    status: 403,
    zh: 'API 權杖不能執行這個操作，請由本人登入後執行',
    en: 'API tokens cannot do this. Sign in yourself.',
  },
  'token-scope': {
    errcode: 40304,
    status: 403,
    zh: '這個 API 權杖只能讀取，不能變更資料',
    en: 'This API token can only read, not change data',
  },
  'not-allowed': { errcode: 40300, status: 403, zh: '您沒有權限執行此操作', en: 'You do not have permission to do this' },
  'not-found': { errcode: 40400, status: 404, zh: '找不到對應的資料', en: 'The corresponding data could not be found' },
  'model-not-found': { errcode: 40401, status: 404, zh: '資料模型不存在', en: 'Data model does not exist' },
  'model-code-invalid': { errcode: 40003, status: 400, zh: '資料模型編碼無效', en: 'Invalid data model code' },
  'record-not-found': { errcode: 40402, status: 404, zh: '業務物件不存在', en: 'Business object does not exist' },
  'instance-deleted': { errcode: 40403, status: 404, zh: '流程實例已被刪除', en: 'Process instance has been deleted' },
  'idempotency-key-reused': {
    errcode: 40901,
    status: 409,
    zh: '同一個 Idempotency-Key 用於不同的請求',
    en: 'The same Idempotency-Key was used for a different request',
  },
  conflict: { errcode: 40900, status: 409, zh: '資料已被其他人修改', en: 'Someone else has changed this record' },
  'too-large': { errcode: 41300, status: 413, zh: '請求內容過大', en: 'The request is too large' },
  'media-type-unsupported': {
    errcode: 41500,
    status: 415,
    zh: '不支援此內容類型，請使用 JSON',
    en: 'This content type is not supported; use JSON',
  },
  'form-invalid': { errcode: 42200, status: 422, zh: '請完善必填內容', en: 'Please complete the required content' },
  'field-not-editable': { errcode: 42201, status: 422, zh: '有欄位在此節點不可編輯', en: 'Some fields cannot be edited at this node' },
  'owner-without-department': {
    errcode: 42202,
    status: 422,
    zh: '擁有者沒有部門，無法提交表單',
    en: 'The owner has no department and cannot submit the form',
  },
  'value-repeats': { errcode: 42203, status: 422, zh: '[{ctrl}]不能重複', en: '[{ctrl}] cannot repeat' },
  'password-too-weak': { errcode: 42204, status: 422, zh: '密碼至少需要 8 個字元', en: 'The password must have at least 8 characters' },
  'password-common': {
    errcode: 42207,
    status: 422,
    zh: '這個密碼太常見或太容易猜到，請換一個，例如幾個互不相干的詞',
    en: 'This password is too common or too easy to guess. Choose another one, such as several unrelated words.',
  },
  'password-personal': {
    errcode: 42208,
    status: 422,
    zh: '密碼不可由帳號、姓名或組織名稱組成，請換一個',
    en: 'The password must not consist of the account, name or organisation. Choose another one.',
  },
  'password-unchanged': {
    errcode: 42209,
    status: 422,
    zh: '新密碼不可與目前的密碼相同',
    en: 'The new password must differ from the current one',
  },
  'account-taken': {
    errcode: 42206,
    status: 422,
    zh: '帳號「{account}」已有人使用，請換一個',
    en: 'The account "{account}" is already taken. Choose another one.',
  },
  'setup-link-invalid': {
    errcode: 42205,
    status: 422,
    zh: '設定連結無效或已使用',
    en: 'The setup link is invalid or has already been used',
  },
  'filter-field-unknown': {
    errcode: 42230,
    status: 422,
    zh: '無法依「{field}」篩選：沒有這個欄位或它不能篩選',
    en: 'Cannot filter by "{field}": the field does not exist or cannot be filtered',
  },
  'filter-value-wrong': {
    errcode: 42231,
    status: 422,
    zh: '「{field}」的篩選條件不適用：運算子或值與欄位類型不符',
    en: 'Invalid filter on "{field}": the operator or value does not match the field type',
  },
  'filter-not-possible': {
    errcode: 42232,
    status: 422,
    zh: '「{field}」的篩選條件無法用於清單查詢',
    en: 'The filter on "{field}" cannot be used in a list',
  },
  'sign-in-wait': {
    errcode: 42901,
    status: 429,
    zh: '錯誤次數過多，請在 {seconds} 秒後再試',
    en: 'Too many failed attempts. Try again in {seconds} seconds.',
  },
  'too-many-requests': { errcode: 42900, status: 429, zh: '嘗試次數過多，請稍後再試', en: 'Too many attempts, please try again later' },
  internal: {
    errcode: 50000,
    status: 500,
    zh: '系統發生錯誤，請聯絡系統管理員（{requestId}）',
    en: 'Something went wrong. Contact the system administrator ({requestId}).',
  },
  'database-unavailable': {
    errcode: 50300,
    status: 503,
    zh: '資料庫暫時無法使用，請稍後再試',
    en: 'The database is temporarily unavailable. Try again later.',
  },
  'database-busy': {
    errcode: 50305,
    status: 503,
    zh: '資料正由其他人修改或處理中，請稍後再試',
    en: 'The data is being changed or processed by others. Try again later.',
  },
  'storage-full': {
    errcode: 50700,
    status: 507,
    zh: '伺服器的儲存空間已滿，內容未儲存；請聯絡系統管理員',
    en: 'The server storage is full and nothing was saved. Contact the system administrator.',
  },
} as const satisfies Record<string, RefusalEntry>;
export type RefusalCode = keyof typeof refusals;
