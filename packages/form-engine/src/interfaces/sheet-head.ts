import type { Named } from '@inkstone/schema';

/** One cell of a sheet's head: of a column, or a heading over several. */
export interface HeadCell extends Named {
  readonly column: string | null;
  readonly colSpan: number;
  readonly rowSpan: number;
}

export type HeadRow = readonly HeadCell[];
