/** Counts stop at a hundred, which stands for that or more. */
export const shownCount = (count: number): string => (count >= 100 ? '99+' : String(count));
