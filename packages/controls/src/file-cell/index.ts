/** Values in the cells of spreadsheets, both ways; used where lists are exported and imported. */
export { dayText } from './day-number.ts';
export { isReadFromCells, namesOfCells, readCell, type CellSettings, type FileCellValue, type ReadCell } from './read-cell.ts';
export { spreadsheetCell, type SpreadsheetCell } from './written-cell.ts';
