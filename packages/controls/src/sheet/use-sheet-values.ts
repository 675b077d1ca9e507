import { effect, untracked, type Sheet } from '@inkstone/form-engine';
import type { SheetRow } from '@inkstone/schema';
import { useEffect, useState } from 'react';

/** From this many rows on their totals follow a moment later, so that a key stroke does not wait for them. */
const settleFrom = 200;
const settleMs = 120;

/** All rows with their values, for what is reckoned over all of them. */
export function useSheetValues(sheet: Sheet): readonly SheetRow[] {
  const [rows, setRows] = useState(() => read(sheet));
  useEffect(() => follow(sheet, () => setRows(read(sheet))), [sheet]);
  return rows;
}

function read(sheet: Sheet): readonly SheetRow[] {
  return sheet.field.value.peek() as readonly SheetRow[];
}

/** While changes are being waited out nothing is read: reading all values after each of them is what takes long. */
function follow(sheet: Sheet, onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = (): void => undefined;
  function listen(): void {
    let isFirst = true;
    stop = effect(() => {
      void sheet.field.value.value;
      if (!isFirst) untracked(changed);
      isFirst = false;
    });
  }
  function changed(): void {
    if (sheet.rows.peek().length < settleFrom) return onChange();
    if (timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      stop();
      onChange();
      listen();
    }, settleMs);
    queueMicrotask(() => stop());
  }
  onChange();
  listen();
  return () => {
    clearTimeout(timer);
    stop();
  };
}
