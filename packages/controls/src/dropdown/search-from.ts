/** From this many choices on one may search. */
export const searchFrom = 8;
