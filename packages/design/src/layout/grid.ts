import { isJsonObject, objectsIn, type Json, type JsonObject } from '../document/json.ts';
import type { Place } from '../operation/operation.ts';

/** A slot: a control's place in a row, with its span. */
type Row = readonly JsonObject[];

/** The rows of the form (null) or of a container. */
interface Grid {
  readonly container: string | null;
  readonly rows: readonly Row[];
}

interface Position extends Grid {
  readonly row: number;
  readonly column: number;
  readonly slot: JsonObject;
}

const rowsOf = (layout: Json | undefined): readonly Row[] => objectsIn(layout).map(({ columns }) => objectsIn(columns));

function gridsOf(form: JsonObject): readonly Grid[] {
  const controls = objectsIn(form['controls']);
  return [
    { container: null, rows: rowsOf(form['layout']) },
    ...controls.flatMap(({ key, layout }) =>
      typeof key === 'string' && layout !== undefined ? [{ container: key, rows: rowsOf(layout) }] : [],
    ),
  ];
}

/** Finds the slot of a control wherever it stands in the form. */
export function findSlot(form: JsonObject, control: string): Position | null {
  for (const grid of gridsOf(form)) {
    for (const [row, slots] of grid.rows.entries()) {
      const column = slots.findIndex((slot) => slot['control'] === control);
      if (column >= 0) return { ...grid, row, column, slot: slots[column]! };
    }
  }
  return null;
}

/** Returns the form with other rows in one of its grids; rows without slots are left out. Null if there is no such container. */
function withRows(form: JsonObject, container: string | null, rows: readonly Row[]): JsonObject | null {
  const layout = rows.filter((row) => row.length > 0).map((columns) => ({ columns }));
  if (container === null) return { ...form, layout };
  const controls = form['controls'];
  if (!Array.isArray(controls) || !controls.some((each: Json) => isJsonObject(each) && each['key'] === container)) return null;
  return {
    ...form,
    controls: controls.map((each: Json) => (isJsonObject(each) && each['key'] === container ? { ...each, layout } : each)),
  };
}

/** Puts a slot at a place; without one into a last row of the form. Null if the place is unknown, or inside of the control itself. */
export function insertSlot(form: JsonObject, slot: JsonObject, place: Place | undefined): JsonObject | null {
  if (place === undefined) return withRows(form, null, [...rowsOf(form['layout']), [slot]]);
  if ('after' in place) return null;
  if ('firstIn' in place) {
    if (isInside(form, place.firstIn, slot['control'])) return null;
    return withRows(form, place.firstIn, [[slot], ...rowsIn(form, place.firstIn)]);
  }
  const neighbour = findSlot(form, neighbourOf(place));
  if (!neighbour || isInside(form, neighbour.container, slot['control'])) return null;
  const { container, rows, row, column } = neighbour;
  if ('rowBelow' in place) return withRows(form, container, rows.toSpliced(row + 1, 0, [slot]));
  if ('rowAbove' in place) return withRows(form, container, rows.toSpliced(row, 0, [slot]));
  return withRows(form, container, rows.with(row, rows[row]!.toSpliced('rightOf' in place ? column + 1 : column, 0, slot)));
}

/** Whether a container is the control itself, or stands in it. */
function isInside(form: JsonObject, container: string | null, control: Json | undefined): boolean {
  const passed = new Set<string>();
  for (let each = container; each !== null && !passed.has(each); each = findSlot(form, each)?.container ?? null) {
    if (each === control) return true;
    passed.add(each);
  }
  return false;
}

const rowsIn = (form: JsonObject, container: string | null): readonly Row[] =>
  gridsOf(form).find((grid) => grid.container === container)?.rows ?? [];

function neighbourOf(place: Exclude<Place, { after: unknown } | { firstIn: unknown }>): string {
  if ('rightOf' in place) return place.rightOf;
  if ('leftOf' in place) return place.leftOf;
  return 'rowBelow' in place ? place.rowBelow : place.rowAbove;
}

/** Replaces the slot of a control, or takes it out. */
export function changeSlot(form: JsonObject, { container, rows, row, column }: Position, slot: JsonObject | undefined): JsonObject {
  const slots = rows[row]!;
  return withRows(form, container, rows.with(row, slot ? slots.with(column, slot) : slots.toSpliced(column, 1)))!;
}

/** The place at which a removed slot is inserted again. */
export function placeOfSlot({ container, rows, row, column }: Position): Place {
  const control = (slots: Row | undefined, index: number) => slots?.[index]?.['control'];
  const left = control(rows[row], column - 1);
  if (typeof left === 'string') return { rightOf: left };
  const right = control(rows[row], column + 1);
  if (typeof right === 'string') return { leftOf: right };
  const above = control(rows[row - 1], 0);
  return typeof above === 'string' ? { rowBelow: above } : { firstIn: container };
}
