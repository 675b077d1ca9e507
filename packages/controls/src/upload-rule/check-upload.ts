import type { ValueIssue } from '@inkstone/form-engine';
import type { ControlOptions } from '@inkstone/schema';
import { countOption } from '../options/declared-option.ts';
import { textLength } from '../values/text-length.ts';
import { defaultFileTypes, extensionOf, fileTypesOf, type FileTypeLists } from './file-types.ts';
import { readImageNumber } from './image-number.ts';
import { bytesPerMegabyte, megabytesOf, uploadLimits } from './upload-limits.ts';

/** The kind of control; a signature is one image. */
export type UploadKind = 'attachment' | 'image' | 'signature';

/** A file to be uploaded. */
export interface UploadCandidate {
  readonly name: string;
  /** In bytes. */
  readonly fileSize: number;
}

/** The system settings for all uploads. */
export interface UploadSettings {
  readonly fileTypes?: FileTypeLists;
  /** The maximum size of any file, whatever its control allows. */
  readonly megabytes?: number;
}

/** Returns the maximum number of files of a control; null for any number. */
export function maxFiles(kind: UploadKind, options: ControlOptions): number | null {
  if (kind === 'signature') return 1;
  if (kind === 'image') {
    const number = readImageNumber(options['number']);
    return number?.batch ? number.max : 1;
  }
  return options['limitNumber'] === 'custom' ? (countOption(options, 'fileNumber') ?? 1) : null;
}

/** Whether a file can be added: only if several are allowed or there is none yet (runtime specification, section 4). */
export function mayAddFile(kind: UploadKind, options: ControlOptions, present: number): boolean {
  const most = maxFiles(kind, options);
  return most === null || present < most;
}

/**
 * Returns all issues of adding files to a control that already has `present` files (runtime specification, section 5: uploads). Issues
 * about one file have its name in `params.name`. Browser and server apply the same rules; the server also checks the content.
 */
export function checkUpload(
  kind: UploadKind,
  files: readonly UploadCandidate[],
  options: ControlOptions,
  present: number,
  settings: UploadSettings = {},
): readonly ValueIssue[] {
  return [...countIssues(kind, files.length, options, present), ...files.flatMap((file) => fileIssues(kind, file, options, settings))];
}

function countIssues(kind: UploadKind, added: number, options: ControlOptions, present: number): readonly ValueIssue[] {
  const most = maxFiles(kind, options);
  const issues: ValueIssue[] = [];
  if (added > uploadLimits.filesPerUpload) issues.push({ code: 'TooManyFiles', params: { max: uploadLimits.filesPerUpload } });
  if (most !== null && present + added > most)
    issues.push({ code: 'MaxCount', params: { max: most, of: kind === 'attachment' ? 'files' : 'images' } });
  return issues;
}

function fileIssues(kind: UploadKind, file: UploadCandidate, options: ControlOptions, settings: UploadSettings): readonly ValueIssue[] {
  const issue = (code: string, params: object = {}): ValueIssue => ({ code, params: { name: file.name, ...params } });
  const dot = file.name.indexOf('.');
  const extension = extensionOf(file.name);
  const issues: ValueIssue[] = [];
  if (dot < 0) issues.push(issue('FileNameWithoutDot'));
  if (textLength(dot < 0 ? file.name : file.name.slice(0, dot)) > uploadLimits.nameCharacters) {
    issues.push(issue('FileNameTooLong', { max: uploadLimits.nameCharacters, of: kind === 'attachment' ? 'files' : 'images' }));
  }
  if (/[,，]/.test(file.name)) issues.push(issue('FileNameComma'));
  const most = megabytesAllowed(kind, options, settings);
  if (file.fileSize > most * bytesPerMegabyte) issues.push(issue('FileTooLarge', { max: most, of: kind }));
  return dot < 0 ? issues : [...issues, ...typeIssues(kind, extension, options, settings).map(({ code, params }) => issue(code, params))];
}

function megabytesAllowed(kind: UploadKind, options: ControlOptions, { megabytes }: UploadSettings): number {
  const own = megabytesOf(options['limit'], megabytes ?? null);
  return kind === 'signature' ? Math.min(uploadLimits.signatureMegabytes, own) : own;
}

function typeIssues(kind: UploadKind, extension: string, options: ControlOptions, settings: UploadSettings): readonly ValueIssue[] {
  const { ignored, allowed, images } = settings.fileTypes ?? defaultFileTypes;
  const own = fileTypesOf(options['fileTypes']);
  if (extension === '' || ignored.includes(extension)) return [{ code: 'FileType' }];
  if (kind !== 'attachment' && !images.includes(extension))
    return [{ code: 'FileTypeOf', params: { types: images.join(', '), of: 'images' } }];
  if (!allowed.includes(extension)) return [{ code: 'FileTypeOf', params: { types: allowed.join(', '), of: 'files' } }];
  return own.length > 0 && !own.includes(extension) ? [{ code: 'FileTypeOnly', params: { types: own.join(', ') } }] : [];
}

/** Returns the issues of a control's files, each code once with the names of all files concerned. No files at all violate any minimum. */
export function filesIssues(kind: UploadKind, files: readonly UploadCandidate[], options: ControlOptions): readonly ValueIssue[] {
  const least = kind === 'image' ? (readImageNumber(options['number'])?.min ?? 0) : 0;
  const most = maxFiles(kind, options);
  const issues: ValueIssue[] = [];
  if (files.length < least) issues.push({ code: 'MinCount', params: { min: least, of: 'images' } });
  if (most !== null && files.length > most)
    issues.push({ code: 'MaxCount', params: { max: most, of: kind === 'attachment' ? 'files' : 'images' } });
  const found = Map.groupBy(
    files.flatMap((file) => fileIssues(kind, file, options, {})),
    ({ code }) => code,
  );
  return [
    ...issues,
    ...[...found.values()].map((each) => ({
      ...each[0]!,
      params: { ...each[0]!.params, name: each.map(({ params }) => params?.['name']) },
    })),
  ];
}

/** Only spreadsheets can be imported (runtime specification, section 5). */
export function checkImportFile(name: string): readonly ValueIssue[] {
  return extensionOf(name) === 'xlsx' ? [] : [{ code: 'FileTypeOnly', params: { name, types: '.xlsx' } }];
}
