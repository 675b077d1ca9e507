import { computed, type RowId, type Sheet } from '@inkstone/form-engine';
import { useMemo } from 'react';
import { useSignalValue } from '../face/use-signal-value.ts';

/** Stands something against the row as a whole, such as that it is blank? */
export function useFaultyRow(sheet: Sheet, row: RowId): boolean {
  return useSignalValue(
    useMemo(() => computed(() => sheet.errors.value.some(({ path }) => path === `${sheet.code}[${row}]`)), [sheet, row]),
  );
}
