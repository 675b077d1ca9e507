/** Files as they are stored: their rows and contents, names and answers. Who may read one is decided above, in `files`. */
export { answerFile, guardingHeaders } from './answer-file.ts';
export { attachFile, copyFile, detachFiles, isAtPlace, isUploadFor, lockFiles, releaseFiles, type FilePlace } from './attach-files.ts';
export { cleanUpFiles } from './clean-up-files.ts';
export { cleanFileName, contentDisposition, folderNames, mostNameBytes } from './file-name.ts';
export { keepContent } from './keep-content.ts';
export { keepFile } from './keep-file.ts';
export { latestHandSign } from './latest-hand-sign.ts';
export { storedFilesModule } from './module.ts';
export { keepPortrait, portraitsOf, removePortrait } from './person-picture.ts';
export { countTemporary, findCategoryFile, findFiles, insertFile, presentFile, storedPicture, type StoredFile } from './stored-file.ts';
export { ensureThumbnail } from './thumbnail.ts';
export { checkTicket, issueTicket } from './ticket.ts';
export { usedContents } from './used-contents.ts';
