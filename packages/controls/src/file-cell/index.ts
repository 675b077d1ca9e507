/** Conversion between values and spreadsheet cells, for exporting and importing lists. */
export { dayText } from './day-number.ts';
export { isReadFromCells, namesOfCells, readCell, type CellSettings, type FileCellValue, type ReadCell } from './read-cell.ts';
export { spreadsheetCell, type SpreadsheetCell } from './written-cell.ts';
