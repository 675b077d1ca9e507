import type { FileCell, FileTable } from './workbook.ts';

export type WorkbookTask =
  | { readonly task: 'read'; readonly bytes: Uint8Array; readonly maxRows: number }
  | { readonly task: 'write'; readonly table: FileTable };

export type WorkbookAnswer = { readonly ok: true; readonly result: Uint8Array | readonly (readonly FileCell[])[] } | { readonly ok: false };
