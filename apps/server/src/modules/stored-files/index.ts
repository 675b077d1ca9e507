/** Stored files: rows, contents, names and downloads. The module `files` decides who may read one. */
export { answerFile, fileSecurityHeaders } from './answer-file.ts';
export {
  attachFile,
  copyFile,
  detachFiles,
  isAtLocation,
  isUploadFor,
  lockFiles,
  releaseFiles,
  type FileLocation,
} from './attach-files.ts';
export { cleanUpFiles } from './clean-up-files.ts';
export { cleanFileName, contentDisposition, folderNames, maxNameBytes } from './file-name.ts';
export { storeContent } from './store-content.ts';
export { storeFile } from './store-file.ts';
export { latestHandSign } from './latest-hand-sign.ts';
export { storedFilesModule } from './module.ts';
export { savePortrait, portraitsOf, removePortrait } from './person-picture.ts';
export {
  countTemporary,
  findCategoryFile,
  findFiles,
  insertFile,
  presentFile,
  storedPicture,
  type StoredContent,
  type StoredFile,
} from './stored-file.ts';
export { insertTemplate } from './template-file.ts';
export { ensureThumbnail } from './thumbnail.ts';
export { checkTicket, issueTicket } from './ticket.ts';
export { usedContents } from './used-contents.ts';
