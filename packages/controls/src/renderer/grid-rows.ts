import { limits, tabHeadSchema, type ControlDefinition, type ControlOptions, type FormDefinition, type LayoutRow } from '@inkstone/schema';
import { countOption } from '../options/declared-option.ts';

export interface GridCell {
  readonly control: string;
  /** Of 24. */
  readonly span: number;
}

/**
 * The rows of a form's own layout, followed by the controls that stand nowhere, a row each: neither in it nor in a panel or container.
 * What stands in more than one place stands in the first.
 */
export function completeLayout({ layout, controls }: Pick<FormDefinition, 'layout' | 'controls'>): readonly LayoutRow[] {
  const held = new Set(controls.flatMap((control) => [...panelsOf(control), ...placedIn(control.layout ?? [])]));
  const left = new Set(controls.map(({ key }) => key).filter((key) => !held.has(key)));
  const rows = layout.map(({ columns }) => ({ columns: columns.filter(({ control }) => left.delete(control)) }));
  return [...rows, ...[...left].map((control) => ({ columns: [{ control }] }))];
}

function placedIn(rows: readonly LayoutRow[]): readonly string[] {
  return rows.flatMap(({ columns }) => columns.map(({ control }) => control));
}

function panelsOf({ options }: ControlDefinition): readonly string[] {
  const { heads } = options;
  return Array.isArray(heads) ? heads.flatMap((head: unknown) => tabHeadSchema.safeParse(head).data?.key ?? []) : [];
}

/**
 * Columns that are there at all: known controls, no zero span. Where the layout says no span, the control's option of that name does;
 * `optionsOf` answers null for a control that there is not.
 */
export function knownRows(rows: readonly LayoutRow[], optionsOf: (control: string) => ControlOptions | null): readonly LayoutRow[] {
  return rows
    .map(({ columns }) => ({ columns: columns.flatMap((column) => knownColumn(column, optionsOf(column.control))) }))
    .filter(({ columns }) => columns.length > 0);
}

type Column = LayoutRow['columns'][number];

function knownColumn({ control, span: placed }: Column, options: ControlOptions | null): readonly Column[] {
  const span = placed ?? (options === null ? null : countOption(options, 'span'));
  if (options === null || span === 0) return [];
  return [span === null || span > limits.layoutSpans ? { control } : { control, span }];
}

/**
 * Gives every column of a row its span: those without one share what the others leave of 24 evenly, the first ones taking what
 * does not divide (runtime specification, section 2). Where nothing is left they take a line of their own.
 */
export function shareSpans(columns: LayoutRow['columns']): readonly GridCell[] {
  const { layoutSpans } = limits;
  const open = columns.filter(({ span }) => span === undefined);
  const taken = columns.reduce((sum, { span = 0 }) => sum + span, 0);
  const rest = layoutSpans - taken;
  let given = 0;
  return columns.map(({ control, span }) => {
    if (span !== undefined) return { control, span };
    if (rest < open.length) return { control, span: layoutSpans };
    const share = Math.floor(rest / open.length) + (given < rest % open.length ? 1 : 0);
    given += 1;
    return { control, span: share };
  });
}

/** A heading and the rows that fold away below it; the first part of a form may have no heading. */
export interface GridPart {
  readonly heading: LayoutRow | null;
  /** The control that heads it. */
  readonly group: string | null;
  readonly rows: readonly LayoutRow[];
}

/** A part goes on until the next heading. */
export function splitParts(rows: readonly LayoutRow[], isHeading: (control: string) => boolean): readonly GridPart[] {
  const parts: { heading: LayoutRow | null; group: string | null; rows: LayoutRow[] }[] = [{ heading: null, group: null, rows: [] }];
  for (const row of rows) {
    const head = row.columns.find(({ control }) => isHeading(control));
    if (head) parts.push({ heading: row, group: head.control, rows: [] });
    else parts.at(-1)!.rows.push(row);
  }
  return parts.filter(({ heading, rows: own }) => heading !== null || own.length > 0);
}
