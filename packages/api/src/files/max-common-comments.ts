/** Runtime specification, section 9. */
export const maxCommonComments = 10;
