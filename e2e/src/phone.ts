/** The size of a phone's window. */
export const phoneSize = { width: 375, height: 812 } as const;

/** The window of a phone in English. */
export const phone = { language: 'en', size: phoneSize } as const;
