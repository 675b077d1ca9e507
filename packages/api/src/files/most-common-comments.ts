/** Runtime specification, section 9. */
export const mostCommonComments = 10;
