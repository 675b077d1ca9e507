import { computed, type RowId, type Sheet } from '@inkstone/form-engine';
import { useMemo } from 'react';
import { useSignalValue } from '../view/use-signal-value.ts';

/** Whether an issue concerns the row as a whole, such as that it is blank. */
export function useIsRowInvalid(sheet: Sheet, row: RowId): boolean {
  return useSignalValue(
    useMemo(() => computed(() => sheet.errors.value.some(({ path }) => path === `${sheet.code}[${row}]`)), [sheet, row]),
  );
}
