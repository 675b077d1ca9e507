import { describe, expect, it } from 'vitest';
import { compileFormula, plainScope, type PlainScope } from '../compile-formula.ts';
import { Decimal } from '../values/decimal.ts';
import { FormulaError } from '../values/formula-error.ts';
import { traceFormula } from './trace-formula.ts';
import type { TraceStep } from './trace-step.ts';

const order: PlainScope = { qty: 12, price: 3.2, none: null, name: 'desk', 'items.amount': [1, 2.5, null] };

function partsOf(step: TraceStep): readonly TraceStep[] {
  return [step, ...step.steps.flatMap(partsOf)];
}

/** Each subexpression with its displayed result in English. */
function shownParts(source: string, values: PlainScope = order): Record<string, string> {
  return Object.fromEntries(partsOf(traceFormula(source, plainScope(values)).root).map(({ text, shown }) => [text, shown.en]));
}

describe('a trace', () => {
  it('has the result of each subexpression in reading order, with its range in the source', () => {
    const source = 'round(qty*price , 1)';

    const { root, value, complete } = traceFormula(source, plainScope(order));

    expect(value).toEqual(new Decimal('38.4'));
    expect(complete).toBe(true);
    expect(partsOf(root).map(({ text, from, to, shown }) => [text, source.slice(from, to), shown.zh])).toEqual([
      ['round(qty * price, 1)', 'round(qty*price , 1)', '38.4'],
      ['qty * price', 'qty*price', '38.4'],
      ['qty', 'qty', '12'],
      ['price', 'price', '3.2'],
      ['1', '1', '1'],
    ]);
  });

  it.each<[string, string, Record<string, string>]>([
    ['the branch not taken', 'if(qty > 10, price, none)', { price: '3.2', none: 'Not evaluated: the other branch was taken' }],
    [
      'the other branches of several',
      "ifs(qty < 1, 'a', qty > 5, 'b')",
      { '"a"': 'Not evaluated: the other branch was taken', '"b"': '"b"' },
    ],
    [
      'a part after the deciding one',
      'qty < 1 and price > 1',
      { 'price > 1': 'Not evaluated: the result was already determined', 'qty < 1': 'false' },
    ],
    [
      'the values behind the first of coalesce',
      'coalesce(none, qty, price)',
      { price: 'Not evaluated: the result was already determined' },
    ],
    ['a part after an error', 'round(qty / 0, price)', { price: 'Not evaluated: an earlier part failed', 'qty / 0': 'Division by zero' }],
    ['both branches when the condition fails', 'if(1 / 0 > 1, qty, price)', { qty: 'Not evaluated: an earlier part failed' }],
  ])('has the reason why a part was skipped: %s', (_, source, expected) => {
    expect(shownParts(source)).toMatchObject(expected);
  });

  it('marks the part in which an error originated', () => {
    const { root } = traceFormula('1 + round(qty / (price - 3.2), 2)', plainScope(order));
    const errors = partsOf(root).filter(({ result }) => result.state === 'error');

    expect(errors.map(({ text, result }) => [text, result.state === 'error' && result.arose])).toEqual([
      ['1 + round(qty / (price - 3.2), 2)', false],
      ['round(qty / (price - 3.2), 2)', false],
      ['qty / (price - 3.2)', true],
    ]);
  });

  it('marks an aggregate that the scope returned', () => {
    const scope = { ...plainScope(order), aggregate: () => 42 };

    const { root } = traceFormula('sum(items.amount)', scope);

    expect(root.shown.zh).toBe('42');
    expect(root.steps[0]).toMatchObject({ result: { state: 'skipped', reason: 'kept' } });
  });

  it.each<[string, PlainScope[string], string, string]>([
    ['nothing', null, '（空）', '(empty)'],
    ['a text', 'desk', '「desk」', '"desk"'],
    ['a logic value', true, '是', 'true'],
    ['a person', { id: 'u1', name: 'Ann' } as never, 'Ann', 'Ann'],
    ['a list', [1, 'a', null], '[1, 「a」, （空）]', '[1, "a", (empty)]'],
    ['a long list', Array.from({ length: 5000 }, () => 7), `[${'7, '.repeat(20)}…]（共 5000 項）`, `[${'7, '.repeat(20)}…] (5000 items)`],
    ['a long text', 'x'.repeat(500), `「${'x'.repeat(200)}…」`, `"${'x'.repeat(200)}…"`],
  ])('displays %s', (_, value, zh, en) => {
    expect(traceFormula('it', plainScope({ it: value })).root.shown).toEqual({ zh, en });
  });

  it('of an invalid formula has only the error', () => {
    const { value, root } = traceFormula('1 + ', plainScope({}));

    expect(value).toBeInstanceOf(FormulaError);
    expect(root).toMatchObject({ kind: 'missing', from: 0, to: 4, result: { state: 'error', arose: true }, steps: [] });
  });

  it('uses the time zone for which the formula was compiled', () => {
    const scope = { ...plainScope({}), now: () => new Date('2024-05-17T23:30:00Z') };

    expect(traceFormula(compileFormula('today()', { timeZone: 'Asia/Taipei' }), scope).root.shown.en).toBe('2024-05-18');
    expect(traceFormula('today()', scope, { timeZone: 'UTC' }).root.shown.en).toBe('2024-05-17');
  });
});
