import { changeSlot, findSlot } from '../layout/grid.ts';
import type { Step } from '../shape/path.ts';
import { isJsonObject, objectsIn, withProperty, type Json, type JsonObject } from './json.ts';

/** Returns what the steps lead to; undefined if nothing is there. */
export function valueAt(content: JsonObject, steps: readonly Step[]): Json | undefined {
  const [step, ...rest] = steps;
  if (!step) return content;
  const next = child(content, step);
  if (rest.length === 0) return next;
  return isJsonObject(next) ? valueAt(next, rest) : undefined;
}

/** Returns the content with what the steps lead to replaced; null if a part on the way is missing. Objects on the way are created. */
export function changeAt(content: JsonObject, steps: readonly Step[], value: Json | undefined): JsonObject | null {
  const [step, ...rest] = steps;
  if (!step) return isJsonObject(value) ? value : null;
  if (rest.length === 0) return withChild(content, step, value);
  const next = child(content, step) ?? (step.kind === 'object' ? {} : undefined);
  if (!isJsonObject(next)) return null;
  const changed = changeAt(next, rest, value);
  return changed && withChild(content, step, changed);
}

function child(content: JsonObject, step: Step): Json | undefined {
  switch (step.kind) {
    case 'property':
    case 'object':
      return Object.hasOwn(content, step.name) ? content[step.name] : undefined;
    case 'part':
      return objectsIn(content[step.list]).find((part) => part[step.key] === step.code);
    case 'slot':
      return findSlot(content, step.control)?.slot;
  }
}

/** Replaces or removes what a step leads to. A part that is not there is not created: it would need a place. */
function withChild(content: JsonObject, step: Step, value: Json | undefined): JsonObject | null {
  if (step.kind === 'property' || step.kind === 'object') return withProperty(content, step.name, value);
  if (value !== undefined && !isJsonObject(value)) return null;
  if (step.kind === 'slot') {
    const position = findSlot(content, step.control);
    return position && changeSlot(content, position, value);
  }
  const list = content[step.list];
  if (!Array.isArray(list)) return null;
  const index = list.findIndex((part: Json) => isJsonObject(part) && part[step.key] === step.code);
  if (index < 0) return null;
  return { ...content, [step.list]: value === undefined ? list.toSpliced(index, 1) : list.with(index, value) };
}
