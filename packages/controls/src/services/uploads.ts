export { fileChanges, type FilesValue } from '../values/file-value.ts';
export {
  checkImportFile,
  checkUpload,
  mayAddFile,
  maxFiles,
  type UploadCandidate,
  type UploadKind,
  type UploadSettings,
} from '../upload-rule/check-upload.ts';
export { defaultFileTypes, extensionOf, fileTypeGroups, fileTypesOf, type FileTypeLists } from '../upload-rule/file-types.ts';
export { readImageNumber, writeImageNumber, type ImageNumber } from '../upload-rule/image-number.ts';
export { megabytesOf, uploadLimits, uploadSizes } from '../upload-rule/upload-limits.ts';
export { textLength } from '../values/text-length.ts';
