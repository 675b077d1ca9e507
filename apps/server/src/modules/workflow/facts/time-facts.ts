import { FormulaDate, fromWallMs, type FormulaScope } from '@inkstone/formula';
import type { FactAnswer, FactRequest } from '@inkstone/workflow';
import { addWorkingTime, NoWorkingTime, shiftInstant, workingTimeBetween, type WorkingCalendar } from '../../calendar/index.ts';

type TimeRequest = Extract<FactRequest, { kind: 'time' }>;
type LaterRequest = Extract<FactRequest, { kind: 'later' }>;

/** Answers a moment counted from an instant or from a date field; an error where the field is empty or the calendar has no working time. */
export function answerTime({ base, side, span }: TimeRequest, calendar: WorkingCalendar, record: FormulaScope): FactAnswer {
  const from = base.kind === 'instant' ? new Date(base.at) : dateIn(record, base.control, calendar.timeZone);
  if (from === null) return { kind: 'error', cause: base.kind === 'control' ? base.control : 'WrongType' };
  return counted(() => shiftInstant(calendar, from, side, span));
}

/** Answers an instant moved on by the time between two others. */
export function answerLater({ at, from, to, working }: LaterRequest, calendar: WorkingCalendar): FactAnswer {
  const [start, end, moved] = [from, to, at].map((instant) => Date.parse(instant)) as [number, number, number];
  return counted(() => {
    const passed = working ? workingTimeBetween(calendar, start, end) : end - start;
    return new Date(working ? addWorkingTime(calendar, moved, passed) : moved + passed);
  });
}

function counted(moment: () => Date): FactAnswer {
  try {
    return { kind: 'instant', at: moment().toISOString() };
  } catch (error) {
    if (error instanceof NoWorkingTime || error instanceof RangeError) return { kind: 'error', cause: 'NoWorkingTime' };
    throw error;
  }
}

/** Returns the first moment of the day, month or year that the field holds. */
function dateIn(record: FormulaScope, control: string, timeZone: string): Date | null {
  const value = record.get(control);
  if (!(value instanceof FormulaDate)) return null;
  return new Date(value.precision === 'instant' ? value.epoch : fromWallMs(value.epoch * 86_400_000, timeZone));
}
