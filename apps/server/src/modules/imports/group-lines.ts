import type { ImportLine } from '../../platform/db/tables/imports.ts';
import type { FieldCode } from './import-fields.ts';

/** The lines of a record: the first holds its own values, further ones only rows of its sub-tables. */
export type RecordLines = readonly ImportLine[];

/**
 * Groups the lines of a file into records. A line with cells of sub-tables only belongs to the record above it; if no column belongs to a
 * sub-table, each line is a record. Lines without mapped cells are left out.
 */
export function createGrouping(mapping: readonly (FieldCode | null)[]): {
  /** Returns the record that is complete now, if any. */
  add(line: ImportLine): RecordLines | null;
  end(): RecordLines | null;
} {
  const own = indexesOf(mapping, (code) => !code.includes('.'));
  const ofSheets = indexesOf(mapping, (code) => code.includes('.'));
  let open: ImportLine[] = [];
  const closeRecord = (): RecordLines | null => {
    const whole = open.length > 0 ? open : null;
    open = [];
    return whole;
  };
  const holds = ({ cells }: ImportLine, indexes: readonly number[]): boolean => indexes.some((index) => (cells[index] ?? null) !== null);
  return {
    add(line) {
      const isOwn = holds(line, own);
      if (!isOwn && !holds(line, ofSheets)) return null;
      const whole = isOwn || own.length === 0 ? closeRecord() : null;
      open.push(line);
      return whole;
    },
    end: closeRecord,
  };
}

function indexesOf(mapping: readonly (FieldCode | null)[], isWanted: (code: FieldCode) => boolean): readonly number[] {
  return mapping.flatMap((code, index) => (code !== null && isWanted(code) ? [index] : []));
}
