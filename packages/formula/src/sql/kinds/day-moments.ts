import type { DayRange } from '../../conditions/date-range.ts';
import { FormulaDate, instantMsOf } from '../../values/formula-date.ts';
import { offsetAt, offsetStepMs } from '../../values/time-zone.ts';

const dayMs = 86_400_000;

/** A half-open range of instants in milliseconds since 1970-01-01. */
export interface Moments {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the instants whose calendar day in the zone lies in the range. Usually one interval; several if a clock was set back across
 * midnight. Uses the zone rules of the evaluator, not of the database: the two may differ.
 */
export function momentsOfDays({ first, last }: DayRange, timeZone: string): readonly Moments[] {
  const since = momentsFrom(first * dayMs, timeZone);
  const after = momentsFrom((last + 1) * dayMs, timeZone);
  const before = after.map(({ from }, index) => ({ from: after[index - 1]?.to ?? -Infinity, to: from }));
  return since.flatMap((each) => before.flatMap((other) => overlap(each, other)));
}

function overlap(a: Moments, b: Moments): readonly Moments[] {
  const both = { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) };
  return both.from < both.to ? [both] : [];
}

/** Returns the instants at which the wall clock shows at least this time. */
function momentsFrom(wallMs: number, timeZone: string): readonly Moments[] {
  const offset = offsetAt(wallMs - dayMs, timeZone);
  if (offset === offsetAt(wallMs + dayMs, timeZone)) return [{ from: wallMs - offset, to: Infinity }];
  const found: Moments[] = [];
  const end = wallMs + dayMs;
  for (let step = Math.floor((wallMs - dayMs) / offsetStepMs) * offsetStepMs; step < end; step += offsetStepMs) {
    const from = Math.max(step, wallMs - offsetAt(step, timeZone));
    if (from >= step + offsetStepMs) continue;
    const previous = found.at(-1);
    if (previous?.to === from) found[found.length - 1] = { from: previous.from, to: step + offsetStepMs };
    else found.push({ from, to: step + offsetStepMs });
  }
  const latest = found.pop()!;
  return [...found, { from: latest.from, to: Infinity }];
}

/** Returns the first day that starts at the instant or later. If a zone skipped a day, two days start at the same instant. */
export function firstDayFrom(instantMs: number, timeZone: string): number {
  const startOf = (day: number): number => instantMsOf(new FormulaDate('day', day), timeZone);
  let day = Math.floor(instantMs / dayMs) + 2;
  while (startOf(day - 1) >= instantMs) day -= 1;
  return day;
}

const earliest = Date.UTC(2000, 0, 1) - 730_119 * dayMs; // 0001-01-01
const latest = Date.UTC(10_000, 0, 1);

/** Formats an instant for the database; instants beyond the years 1 to 9999 are clamped, as no stored value lies there. */
export function momentText(ms: number): string {
  return ms < earliest ? '-infinity' : ms >= latest ? 'infinity' : new Date(ms).toISOString();
}

/** Formats a day for the database. */
export function dayText(day: number): string {
  return momentText(day * dayMs).slice(0, 10);
}
