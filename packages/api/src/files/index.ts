export * from './common-comment.call.ts';
export * from './file-batch-download.call.ts';
export * from './file-download.call.ts';
export * from './file-image.call.ts';
export * from './file-ticket.call.ts';
export * from './file-upload.call.ts';
export * from './latest-hand-sign.call.ts';
