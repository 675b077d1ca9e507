import type { RefusalEntry, uploadRefusals } from '@inkstone/api';
import { issueText } from '@inkstone/controls/locale';
import type { ValueIssue } from '@inkstone/form-engine';
import type { LocalizedText } from '@inkstone/schema';

type UploadRefusal = (typeof uploadRefusals)[number];

/** The texts of an issue with their parameters still as placeholders, so that browser and server show the same text. */
function textsOf(code: string, of?: string): LocalizedText {
  const issue = { code, path: '', params: of === undefined ? {} : { of } };
  return { zh: issueText(issue, 'zh', '{label}'), en: issueText(issue, 'en', '{label}') };
}

/** Codes 42350 to 42369, 42910 and 40110 belong to files. */
export const fileRefusals = {
  'attachment-name-too-long': { errcode: 42350, status: 422, ...textsOf('FileNameTooLong', 'files') },
  'image-name-too-long': { errcode: 42351, status: 422, ...textsOf('FileNameTooLong', 'images') },
  'file-name-without-dot': { errcode: 42352, status: 422, ...textsOf('FileNameWithoutDot') },
  'file-name-comma': { errcode: 42353, status: 422, ...textsOf('FileNameComma') },
  'file-name-unusable': {
    errcode: 42354,
    status: 422,
    zh: '檔案名稱含有不能使用的字元，或超過 {max} 個位元組',
    en: 'The file name contains invalid characters or is longer than {max} bytes',
  },
  'file-too-large': { errcode: 42355, status: 422, ...textsOf('FileTooLarge') },
  'signature-too-large': { errcode: 42356, status: 422, ...textsOf('FileTooLarge', 'signature') },
  'file-type-unsupported': { errcode: 42357, status: 422, ...textsOf('FileType') },
  'file-type-not-allowed': { errcode: 42358, status: 422, ...textsOf('FileTypeOf', 'files') },
  'image-type-not-allowed': { errcode: 42359, status: 422, ...textsOf('FileTypeOf', 'images') },
  'file-type-only': { errcode: 42360, status: 422, ...textsOf('FileTypeOnly') },
  'file-content-wrong': {
    errcode: 42361,
    status: 422,
    zh: '檔案內容與副檔名不符：{name}',
    en: 'The file content does not match its extension: {name}',
  },
  'file-unpacks-too-large': {
    errcode: 42362,
    status: 422,
    zh: '壓縮檔解開後過大：{name}',
    en: 'The uncompressed file would be too large: {name}',
  },
  'image-unreadable': { errcode: 42363, status: 422, zh: '無法讀取圖片：{name}', en: 'The image cannot be read: {name}' },
  'file-missing': { errcode: 42364, status: 422, zh: '請上傳附件', en: 'Please upload the attachment' },
  'too-many-uploads': {
    errcode: 42910,
    status: 429,
    zh: '尚未提交的上傳檔案過多，請先提交表單',
    en: 'Too many uploaded files belong to forms that are not submitted yet; submit those forms first',
  },
  'ticket-invalid': { errcode: 40110, status: 401, zh: '下載連結已失效，請重試', en: 'The download link has expired. Try again.' },
} as const satisfies Record<UploadRefusal | 'ticket-invalid', RefusalEntry>;

const byIssue: Readonly<Record<string, UploadRefusal>> = {
  'FileNameTooLong.files': 'attachment-name-too-long',
  'FileNameTooLong.images': 'image-name-too-long',
  FileNameWithoutDot: 'file-name-without-dot',
  FileNameComma: 'file-name-comma',
  FileTooLarge: 'file-too-large',
  'FileTooLarge.signature': 'signature-too-large',
  FileType: 'file-type-unsupported',
  'FileTypeOf.files': 'file-type-not-allowed',
  'FileTypeOf.images': 'image-type-not-allowed',
  FileTypeOnly: 'file-type-only',
};

/** Returns the refusal that corresponds to an issue of the upload rules. */
export function refusalOfIssue({ code, params }: ValueIssue): UploadRefusal {
  return byIssue[`${code}.${String(params?.['of'])}`] ?? byIssue[code] ?? 'file-type-unsupported';
}
