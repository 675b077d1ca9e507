/** Every row, where a row's slot could stand. */
export const everyRow = -1;
