/** Returns the count, or `99+` from one hundred on. */
export const shownCount = (count: number): string => (count >= 100 ? '99+' : String(count));
