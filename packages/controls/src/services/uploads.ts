export { fileChanges, type FilesValue } from '../values/file-value.ts';
export {
  checkImportFile,
  checkUpload,
  mayAddFile,
  maxFiles,
  type UploadCandidate,
  type UploadKind,
  type UploadSettings,
} from '../upload/check-upload.ts';
export { defaultFileTypes, extensionOf, fileTypesOf, type FileTypeLists } from '../upload/file-types.ts';
export { readImageNumber, writeImageNumber, type ImageNumber } from '../upload/image-number.ts';
export { megabytesOf, uploadLimits, uploadSizes } from '../upload/upload-limits.ts';
export { textLength } from '../values/text-length.ts';
