/** Stands for all rows in place of a slot. */
export const everyRow = -1;
