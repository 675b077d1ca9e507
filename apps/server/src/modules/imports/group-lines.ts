import type { ImportLine } from '../../platform/db/tables/imports.ts';
import type { FieldCode } from './import-fields.ts';

/** Lines of a record: the first holds its own values, those below only rows of its sub-tables. */
export type RecordLines = readonly ImportLine[];

/**
 * Puts the lines of a file together to records. A line with nothing but cells of sub-tables belongs to the record above it; where no column
 * is a sub-table's, each line is a record. Lines with nothing in the mapped columns are left out.
 */
export function createGrouping(mapping: readonly (FieldCode | null)[]): {
  /** Answers the record that is whole now. */
  add(line: ImportLine): RecordLines | null;
  end(): RecordLines | null;
} {
  const own = indexesOf(mapping, (code) => !code.includes('.'));
  const ofSheets = indexesOf(mapping, (code) => code.includes('.'));
  let open: ImportLine[] = [];
  const take = (): RecordLines | null => {
    const whole = open.length > 0 ? open : null;
    open = [];
    return whole;
  };
  const holds = ({ cells }: ImportLine, indexes: readonly number[]): boolean => indexes.some((index) => (cells[index] ?? null) !== null);
  return {
    add(line) {
      const isOwn = holds(line, own);
      if (!isOwn && !holds(line, ofSheets)) return null;
      const whole = isOwn || own.length === 0 ? take() : null;
      open.push(line);
      return whole;
    },
    end: take,
  };
}

function indexesOf(mapping: readonly (FieldCode | null)[], isWanted: (code: FieldCode) => boolean): readonly number[] {
  return mapping.flatMap((code, index) => (code !== null && isWanted(code) ? [index] : []));
}
