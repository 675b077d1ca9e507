import type { ControlModel, Decoded, ModelContext, ValueIssue } from '@inkstone/form-engine';
import { conditionCodesOfDataItem, FormulaError } from '@inkstone/formula';
import type { DataItemType, ValueRange } from '@inkstone/schema';
import { presentText } from './text-presentation.ts';

/** Null, or a range with at least one end. */
export type RangeValue<V extends string | number> = ValueRange<V> | null;

/** The behaviour of one end of a range, taken from the single-value control. */
type EndBehaviour<V extends string | number> = Pick<
  ControlModel<V | null>,
  'decode' | 'toFormula' | 'fromFormula' | 'validate' | 'format' | 'compare'
>;

function rangeOf<V extends string | number>(from: V | null, to: V | null): RangeValue<V> {
  return from === null && to === null ? null : { from, to };
}

/** Reads the ends of `{from, to}` or a list of two; null for anything else. */
function endsOf(raw: unknown): readonly [from: unknown, to: unknown] | null {
  if (Array.isArray(raw)) return raw.length <= 2 ? [raw[0], raw[1]] : null;
  if (typeof raw !== 'object' || raw === null) return null;
  const { from, to } = raw as Record<string, unknown>;
  return [from, to];
}

/**
 * Behaviour shared by range controls; either end may be open. The bounds of the single-value control apply to each end; the first end must
 * not be after the second (`RangeOrder`).
 */
export function rangeBehaviour<V extends string | number>(end: EndBehaviour<V>, item: DataItemType) {
  const decode: ControlModel<RangeValue<V>>['decode'] = (raw, options): Decoded<RangeValue<V>> => {
    if (raw === null || raw === undefined || raw === '') return { ok: true, value: null };
    const ends = endsOf(raw)?.map((each) => end.decode(each, options));
    const [from, to] = ends ?? [];
    return from?.ok && to?.ok ? { ok: true, value: rangeOf(from.value, to.value) } : { ok: false, code: 'WrongType' };
  };
  const format = (value: RangeValue<V>, context: ModelContext): string =>
    value === null ? '' : `${end.format(value.from, context)} ~ ${end.format(value.to, context)}`.trim();
  return {
    role: 'value',
    valueType: 'none',
    empty: null,
    isEmpty: (value) => value === null,
    decode,
    encode: (value) => value,
    toFormula: (value, options, timeZone) =>
      value && [end.toFormula(value.from, options, timeZone), end.toFormula(value.to, options, timeZone)],
    fromFormula: (value, options, timeZone) => {
      if (value === null) return null;
      const ends: readonly unknown[] = Array.isArray(value) ? value : [];
      if (ends.length !== 2) return new FormulaError('WrongType', { expected: 'list' });
      const [from, to] = (value as Parameters<typeof end.fromFormula>[0][]).map((each) => end.fromFormula(each, options, timeZone));
      if (from instanceof FormulaError) return from;
      return to instanceof FormulaError ? to : rangeOf(from ?? null, to ?? null);
    },
    validate: (value, context) => rangeIssues(end, value, context),
    requiredMessage: 'choose',
    format,
    present: (value, context) => presentText(format(value, context)),
    compare: (a, b) => {
      if (a === null || b === null) return Number(a !== null) - Number(b !== null);
      return end.compare(a.from, b.from) || end.compare(a.to, b.to);
    },
    operators: conditionCodesOfDataItem[item],
  } as const satisfies Partial<ControlModel<RangeValue<V>>>;
}

function rangeIssues<V extends string | number>(end: EndBehaviour<V>, value: RangeValue<V>, context: ModelContext): readonly ValueIssue[] {
  const given = value === null ? [null] : [value.from, value.to].filter((each) => each !== null);
  const found = new Map(given.flatMap((each) => end.validate(each, context)).map((issue) => [issue.code, issue]));
  const isReversed = value !== null && value.from !== null && value.to !== null && end.compare(value.from, value.to) > 0;
  return [...found.values(), ...(isReversed ? [{ code: 'RangeOrder' }] : [])];
}
