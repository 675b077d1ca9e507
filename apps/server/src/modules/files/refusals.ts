import type { RefusalEntry, uploadRefusals } from '@inkstone/api';
import { issueText } from '@inkstone/controls/locale';
import type { ValueIssue } from '@inkstone/form-engine';
import type { LocalizedText } from '@inkstone/schema';

type UploadRefusal = (typeof uploadRefusals)[number];

/** The words of an issue, its parameters still to be filled in: browser and server say the same. */
function wordsOf(code: string, of?: string): LocalizedText {
  const issue = { code, path: '', params: of === undefined ? {} : { of } };
  return { zh: issueText(issue, 'zh', '{label}'), en: issueText(issue, 'en', '{label}') };
}

/** 42350 to 42369, 42910 and 40110 are the files'. */
export const fileRefusals = {
  'attachment-name-too-long': { errcode: 42350, status: 422, ...wordsOf('FileNameTooLong', 'files') },
  'image-name-too-long': { errcode: 42351, status: 422, ...wordsOf('FileNameTooLong', 'images') },
  'file-name-without-dot': { errcode: 42352, status: 422, ...wordsOf('FileNameWithoutDot') },
  'file-name-comma': { errcode: 42353, status: 422, ...wordsOf('FileNameComma') },
  'file-name-unusable': {
    errcode: 42354,
    status: 422,
    zh: '檔案名稱含有不能使用的字符，或超過{max}個字節',
    en: 'The file name has characters that cannot be used, or more than {max} bytes',
  },
  'file-too-large': { errcode: 42355, status: 422, ...wordsOf('FileTooLarge') },
  'signature-too-large': { errcode: 42356, status: 422, ...wordsOf('FileTooLarge', 'signature') },
  'file-type-unsupported': { errcode: 42357, status: 422, ...wordsOf('FileType') },
  'file-type-not-allowed': { errcode: 42358, status: 422, ...wordsOf('FileTypeOf', 'files') },
  'image-type-not-allowed': { errcode: 42359, status: 422, ...wordsOf('FileTypeOf', 'images') },
  'file-type-only': { errcode: 42360, status: 422, ...wordsOf('FileTypeOnly') },
  'file-content-wrong': {
    errcode: 42361,
    status: 422,
    zh: '檔案內容與副檔名不符：{name}',
    en: 'The file is not what its name says: {name}',
  },
  'file-unpacks-too-large': {
    errcode: 42362,
    status: 422,
    zh: '壓縮檔解開後過大：{name}',
    en: 'Unpacked, this file would be too large: {name}',
  },
  'image-unreadable': { errcode: 42363, status: 422, zh: '無法讀取圖片：{name}', en: 'The picture cannot be read: {name}' },
  'file-missing': { errcode: 42364, status: 422, zh: '請上傳附件', en: 'Please upload the attachment' },
  'too-many-uploads': {
    errcode: 42910,
    status: 429,
    zh: '尚未提交的上傳檔案過多，請先提交表單',
    en: 'Too many uploads are waiting for their forms; submit those first',
  },
  'ticket-invalid': { errcode: 40110, status: 401, zh: '下載連結已失效，請重試', en: 'The download link has expired, please try again' },
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

/** The refusal that says the same as an issue of the upload rules. */
export function refusalOfIssue({ code, params }: ValueIssue): UploadRefusal {
  return byIssue[`${code}.${String(params?.['of'])}`] ?? byIssue[code] ?? 'file-type-unsupported';
}
