/** Runtime specification, section 9. */
export const maxCommentFiles = 8;
/** In characters as typed. */
export const maxCommentLength = 2_000;
/** In megabytes, by client type. */
export const commentFileMegabytes = { PC: 5, APP: 20, OTHER: 5 } as const;
/** The upload target of files of a comment, which have no control in the form. */
export const commentTarget = '#comment';

/** A mention of a person in a text. */
export const mentionPattern = /@\{([0-9a-f-]{36})\}/g;
export const mentionOf = (personId: string): string => `@{${personId}}`;
