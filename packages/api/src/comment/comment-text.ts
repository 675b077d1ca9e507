/** Runtime specification, section 9. */
export const mostCommentFiles = 8;
/** In characters, as they were typed. */
export const mostCommentText = 2_000;
/** In megabytes, by what the file is sent from. */
export const commentFileMegabytes = { PC: 5, APP: 20, OTHER: 5 } as const;
/** What files of a comment are uploaded for: it stands in no control of the form. */
export const commentPlace = '#comment';

/** How somebody who is mentioned stands in a text. */
export const mentionPattern = /@\{([0-9a-f-]{36})\}/g;
export const mentionOf = (personId: string): string => `@{${personId}}`;
