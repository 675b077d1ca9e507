export * from './comment.call.ts';
export * from './comment-text.ts';
