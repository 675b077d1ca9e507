/** How a played scenario compares with what was recorded. */
export const expectationTexts = {
  asExpected: { zh: '符合預期', en: 'As expected' },
  deviates: { zh: '不符預期', en: 'Not as expected' },
} as const;
