import { findSlot, insertSlot, placeOfSlot } from '../layout/grid.ts';
import type { Place } from '../operation/operation.ts';
import type { Step } from '../shape/path.ts';
import { isJsonObject, type Json, type JsonObject } from './json.ts';

/** A step to something that has a place among others. */
export type PlacedStep = Extract<Step, { kind: 'part' | 'slot' }>;

export const isPlaced = (step: Step | undefined): step is PlacedStep => step?.kind === 'part' || step?.kind === 'slot';

/** Inserts a part or a slot into what holds it; without a place as the last one. Null if the place is unknown. */
export function insertInto(holder: JsonObject, step: PlacedStep, value: JsonObject, place: Place | undefined): JsonObject | null {
  if (step.kind === 'slot') return insertSlot(holder, { ...value, control: step.control }, place);
  const list = holder[step.list] ?? [];
  if (!Array.isArray(list)) return null;
  const index = place === undefined ? list.length : indexAfter(list, step, place);
  return index === null ? null : { ...holder, [step.list]: list.toSpliced(index, 0, { ...value, [step.key]: step.code }) };
}

function indexAfter(list: readonly Json[], { key }: Extract<PlacedStep, { kind: 'part' }>, place: Place): number | null {
  if (!('after' in place)) return null;
  if (place.after === null) return 0;
  const before = list.findIndex((part) => isJsonObject(part) && part[key] === place.after);
  return before < 0 ? null : before + 1;
}

/** The place of a part or a slot, at which it could be inserted again after its removal. */
export function placeIn(holder: JsonObject, step: PlacedStep): Place | null {
  if (step.kind === 'slot') {
    const position = findSlot(holder, step.control);
    return position && placeOfSlot(position);
  }
  const list = holder[step.list];
  if (!Array.isArray(list)) return null;
  const codes = list.map((part: Json) => (isJsonObject(part) ? part[step.key] : undefined));
  const index = codes.indexOf(step.code);
  if (index < 0) return null;
  const before = codes[index - 1];
  return { after: typeof before === 'string' ? before : null };
}
