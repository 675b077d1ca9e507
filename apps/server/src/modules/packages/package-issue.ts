import { fillText, localizedParams, type Issue, type Locale, type LocalizedText } from '@inkstone/schema';

/** The issues of a package's files; `path` names the file. */
const texts = {
  FileUnknown: { zh: '「{path}」不屬於應用套件', en: '"{path}" does not belong to an application package' },
  AppMissing: { zh: '應用套件缺少 app.json', en: 'The package has no app.json' },
  FormatUnknown: {
    zh: '套件格式為 {format}，這裡只支援格式 1 到 {known}',
    en: 'The package has format {format}; only formats 1 to {known} are supported',
  },
  NotJson: {
    zh: '「{path}」不是 JSON：第 {line} 行第 {column} 個字元有誤',
    en: '"{path}" is not JSON: line {line}, column {column} cannot be read',
  },
  PartMalformed: { zh: '「{path}」的 {at} 格式不正確：{detail}', en: '{at} in "{path}" is malformed: {detail}' },
  PlaceWrong: { zh: '「{path}」的內容應放在「{place}」', en: 'The content of "{path}" belongs in "{place}"' },
  NestedTooDeep: { zh: '「{path}」的層次過深，最多 {max} 層', en: '"{path}" is nested too deeply; at most {max} levels are allowed' },
  TooManyValues: { zh: '「{path}」的項目過多，最多 {max} 項', en: '"{path}" contains too many values; at most {max} are allowed' },
  TextUnusable: {
    zh: '「{path}」的 {at} 含有無法儲存的字元（NUL 字元或不完整的表情符號）',
    en: '{at} in "{path}" contains a character that cannot be stored (NUL or an incomplete emoji)',
  },
  TextWrong: { zh: '「{path}」不是 UTF-8 文字', en: '"{path}" is not UTF-8 text' },
} as const satisfies Record<string, LocalizedText>;

export interface PackageIssue extends Issue {
  readonly code: keyof typeof texts;
}

export function packageIssue(code: PackageIssue['code'], path: string, params: Readonly<Record<string, unknown>> = {}): PackageIssue {
  return { code, path, params: { path, ...params } };
}

/** Returns the issue with its text in a language. */
export function presentIssue({ code, path, params = {} }: PackageIssue, locale: Locale) {
  return { code, path, params: { ...params }, message: fillText(texts[code][locale], localizedParams(params, locale)) };
}
