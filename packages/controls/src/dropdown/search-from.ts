/** Lists of at least this many choices are searchable. */
export const searchFrom = 8;
