import type { ControlModel, Decoded, FormEnvironment, ModelContext, ValueIssue } from '@inkstone/form-engine';
import {
  compareTexts,
  conditionCodesOfType,
  datePartsOf,
  FormulaDate,
  FormulaError,
  instantFromEpoch,
  isFormulaError,
} from '@inkstone/formula';
import type { ControlOptions } from '@inkstone/schema';
import { presentText } from '../values/text-presentation.ts';
import { formatTime, readTime, shownTimeFormatOf, timeFormatOf } from './time-format.ts';

/** A time of day as `HH:mm:ss`. */
export type TimeValue = string | null;

function decodeTime(raw: unknown, options: ControlOptions): Decoded<TimeValue> {
  if (raw === null || raw === undefined || raw === '') return { ok: true, value: null };
  const time = typeof raw === 'string' ? readTime(raw, timeFormatOf(options)) : null;
  return time === null ? { ok: false, code: 'WrongType' } : { ok: true, value: time };
}

/** Returns the time of a moment in the given time zone. */
function timeOf(date: FormulaDate, options: ControlOptions, timeZone: string): TimeValue {
  const { hour, minute, second } = datePartsOf(date, timeZone);
  return readTime([hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':'), timeFormatOf(options));
}

/**
 * Checks the bounds (runtime specification, section 5). An empty time violates any minimum. An empty bound from other controls gives `Min`.
 */
function timeIssues(value: TimeValue, { options }: ModelContext): readonly ValueIssue[] {
  const [least, greatest] = [boundOf(options['minTime']), boundOf(options['maxTime'])];
  const shown = (time: string) => formatTime(time, shownTimeFormatOf(options));
  if (value === null) return least === null || least === 'open' ? [] : [{ code: 'Min', params: { min: shown(least) } }];
  const issues: ValueIssue[] = [];
  if (least === 'open' || greatest === 'open') issues.push({ code: 'Min', params: { missing: true } });
  else if (least !== null && value < least) issues.push({ code: 'Min', params: { min: shown(least) } });
  if (greatest !== null && greatest !== 'open' && value > greatest) issues.push({ code: 'Max', params: { max: shown(greatest) } });
  return issues;
}

/** Reads a bound; an invalid text is no bound. */
function boundOf(option: unknown): string | null {
  if (option === null) return 'open';
  return typeof option === 'string' ? readTime(option) : null;
}

function defaultTime(options: ControlOptions, environment: FormEnvironment): TimeValue {
  const setting = options['defaultValue'];
  if (setting === 'current') {
    const now = instantFromEpoch(environment.now().getTime());
    return isFormulaError(now) ? null : timeOf(now, options, environment.timeZone);
  }
  const decoded = decodeTime(setting, options);
  return decoded.ok ? decoded.value : null;
}

/** Behaviour shared by time controls, which add their name, data items and properties. */
export const timeBehaviour = {
  valueType: 'time',
  empty: null,
  isEmpty: (value) => value === null,
  decode: decodeTime,
  encode: (value) => value,
  toFormula: (value) => value,
  fromFormula: (value, options, timeZone) => {
    if (value === null || value === '') return null;
    const time =
      value instanceof FormulaDate
        ? timeOf(value, options, timeZone)
        : typeof value === 'string'
          ? readTime(value, timeFormatOf(options))
          : null;
    return time ?? new FormulaError('WrongType', { expected: 'time' });
  },
  validate: timeIssues,
  requiredMessage: 'select',
  format: (value, { options }) => formatTime(value, shownTimeFormatOf(options)),
  present: (value, { options }) => presentText(formatTime(value, shownTimeFormatOf(options))),
  compare: (a, b) => compareTexts(a ?? '', b ?? ''),
  operators: conditionCodesOfType.time,
  defaultValue: defaultTime,
} as const satisfies Partial<ControlModel<TimeValue>>;
