import { limits, tabHeadSchema, type ControlDefinition, type ControlOptions, type FormDefinition, type LayoutRow } from '@inkstone/schema';
import { countOption } from '../options/declared-option.ts';

export interface GridCell {
  readonly control: string;
  /** The width in columns of the grid of 24. */
  readonly span: number;
}

/**
 * Returns the rows of a form's layout, followed by a row for each control that is neither in the layout nor in a panel or container. A
 * control that is placed more than once is kept only at its first position.
 */
export function completeLayout({ layout, controls }: Pick<FormDefinition, 'layout' | 'controls'>): readonly LayoutRow[] {
  const contained = new Set(controls.flatMap((control) => [...panelsOf(control), ...controlsOf(control.layout ?? [])]));
  const left = new Set(controls.map(({ key }) => key).filter((key) => !contained.has(key)));
  const rows = layout.map(({ columns }) => ({ columns: columns.filter(({ control }) => left.delete(control)) }));
  return [...rows, ...[...left].map((control) => ({ columns: [{ control }] }))];
}

function controlsOf(rows: readonly LayoutRow[]): readonly string[] {
  return rows.flatMap(({ columns }) => columns.map(({ control }) => control));
}

function panelsOf({ options }: ControlDefinition): readonly string[] {
  const { heads } = options;
  return Array.isArray(heads) ? heads.flatMap((head: unknown) => tabHeadSchema.safeParse(head).data?.key ?? []) : [];
}

/**
 * Keeps only columns with a known control and a span other than zero. The span defaults to the control's option; `optionsOf` returns null
 * for an unknown control.
 */
export function knownRows(rows: readonly LayoutRow[], optionsOf: (control: string) => ControlOptions | null): readonly LayoutRow[] {
  return rows
    .map(({ columns }) => ({ columns: columns.flatMap((column) => knownColumn(column, optionsOf(column.control))) }))
    .filter(({ columns }) => columns.length > 0);
}

type Column = LayoutRow['columns'][number];

function knownColumn({ control, span: ownSpan }: Column, options: ControlOptions | null): readonly Column[] {
  const span = ownSpan ?? (options === null ? null : countOption(options, 'span'));
  if (options === null || span === 0) return [];
  return [span === null || span > limits.layoutSpans ? { control } : { control, span }];
}

/**
 * Assigns each column of a row its span: columns without one share the rest of 24 evenly, with the remainder going to the first ones
 * (runtime specification, section 2). If nothing is left, they get a row of their own.
 */
export function shareSpans(columns: LayoutRow['columns']): readonly GridCell[] {
  const { layoutSpans } = limits;
  const open = columns.filter(({ span }) => span === undefined);
  const used = columns.reduce((sum, { span = 0 }) => sum + span, 0);
  const rest = layoutSpans - used;
  let assigned = 0;
  return columns.map(({ control, span }) => {
    if (span !== undefined) return { control, span };
    if (rest < open.length) return { control, span: layoutSpans };
    const share = Math.floor(rest / open.length) + (assigned < rest % open.length ? 1 : 0);
    assigned += 1;
    return { control, span: share };
  });
}

/** A heading and the rows that fold below it; the first part of a form may have no heading. */
export interface GridPart {
  readonly heading: LayoutRow | null;
  /** The key of the heading's control. */
  readonly group: string | null;
  readonly rows: readonly LayoutRow[];
}

/** Splits rows into parts; each part ends before the next heading. */
export function splitParts(rows: readonly LayoutRow[], isHeading: (control: string) => boolean): readonly GridPart[] {
  const parts: { heading: LayoutRow | null; group: string | null; rows: LayoutRow[] }[] = [{ heading: null, group: null, rows: [] }];
  for (const row of rows) {
    const head = row.columns.find(({ control }) => isHeading(control));
    if (head) parts.push({ heading: row, group: head.control, rows: [] });
    else parts.at(-1)!.rows.push(row);
  }
  return parts.filter(({ heading, rows: own }) => heading !== null || own.length > 0);
}
