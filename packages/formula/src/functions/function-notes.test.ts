import { locales } from '@inkstone/schema';
import { describe, expect, it } from 'vitest';
import { evaluateFormula, type PlainScope } from '../compile-formula.ts';
import { isEmpty, type FormulaInput } from '../values/formula-value.ts';
import type { FormulaFunction } from './formula-function.ts';
import { functionNotes } from './function-notes.ts';
import { documentedFunctions as functions } from './help.ts';
import type { Parameter, ParameterType } from './parameter.ts';

/** A valid value for each parameter type, unless a function accepts only a narrower set. */
const fitting: Readonly<Record<ParameterType, FormulaInput>> = {
  number: 5,
  integer: 2,
  text: 'abc',
  logic: true,
  date: '2024-05-17',
  moment: '10:30',
  any: 5,
  list: [5],
};
const narrower: Readonly<Record<string, FormulaInput>> = {
  'datediff.unit': 'd',
  'weeknum.start': 21,
  'contains.value': 'abc',
  'workdays.holidays': ['2024-05-17'],
};

function fittingOf(declared: FormulaFunction, parameter: Parameter): FormulaInput {
  return narrower[`${declared.name}.${parameter.name}`] ?? fitting[parameter.type];
}

/** Returns the result with one argument replaced and valid values for all others. */
function callWith(declared: FormulaFunction, replaced: Parameter, value: FormulaInput): unknown {
  const values: Record<string, FormulaInput> = {};
  for (const parameter of declared.parameters) {
    values[`x_${parameter.name}`] = parameter === replaced ? value : fittingOf(declared, parameter);
  }
  return evaluateFormula(`${declared.name}(${Object.keys(values).join(', ')})`, values satisfies PlainScope, {
    now: new Date('2024-05-17T02:30:00Z'),
    timeZone: 'Asia/Taipei',
  });
}

const eager = functions.filter((declared) => !declared.lazy && !declared.parameters.some((parameter) => parameter.literal));
const cases = eager.flatMap((declared) =>
  declared.parameters.map((parameter) => [declared.name, parameter.name, declared, parameter] as const),
);
const isSingle = (parameter: Parameter): boolean => !parameter.repeated && parameter.type !== 'list';

describe('the rules of the parameters of a function', () => {
  it.each(cases)('%s accepts a valid %s', (_name, _parameter, declared, parameter) => {
    expect(callWith(declared, parameter, fittingOf(declared, parameter))).not.toHaveProperty('error');
  });

  it.each(cases.filter(([, , , parameter]) => isSingle(parameter) && !parameter.optional && !parameter.acceptsEmpty))(
    '%s is empty with an empty %s',
    (_name, _parameter, declared, parameter) => {
      for (const empty of [null, '']) expect(callWith(declared, parameter, empty)).toBeNull();
      expect(isEmpty(callWith(declared, parameter, []) as FormulaInput)).toBe(true);
    },
  );

  it.each(
    cases.filter(([, , declared, parameter]) => parameter.optional && !parameter.acceptsEmpty && parameter === declared.parameters.at(-1)),
  )('%s treats an empty %s as omitted', (_name, _parameter, declared, parameter) => {
    const shorter = { ...declared, parameters: declared.parameters.slice(0, -1) } as FormulaFunction;

    expect(callWith(declared, parameter, null)).toEqual(callWith(shorter, parameter, null));
  });

  it.each(cases.filter(([, , , parameter]) => parameter.repeated))(
    '%s ignores empty %s and reads lists item by item',
    (_n, _p, declared, parameter) => {
      const one = fittingOf(declared, parameter);

      expect(callWith(declared, parameter, [one, null, [one, '']])).toEqual(callWith(declared, parameter, [one, one]));
    },
  );

  it.each(cases.filter(([, , , parameter]) => parameter.type === 'list'))(
    '%s treats an empty list as %s as no items',
    (_n, _p, declared, parameter) => {
      const lists = declared.parameters.filter((other) => other.type === 'list');

      if (lists.length === 1) expect(callWith(declared, parameter, [])).not.toHaveProperty('error');
      else expect(callWith(declared, parameter, [])).toMatchObject({ error: 'ListLengths' });
    },
  );

  it.each(cases.filter(([, , , parameter]) => ['number', 'integer', 'logic', 'date', 'moment'].includes(parameter.type)))(
    '%s refuses another type as %s',
    (_name, _parameter, declared, parameter) => {
      const number = parameter.type === 'number' || parameter.type === 'integer';

      expect(callWith(declared, parameter, number ? '5' : 5)).toMatchObject({ error: 'WrongType' });
      expect(callWith(declared, parameter, { id: 'u1', name: 'Amy' })).toMatchObject({ error: 'WrongType' });
      if (parameter.type === 'integer') {
        expect(callWith(declared, parameter, 1.5)).toMatchObject({ error: 'WrongArgument' });
        expect(callWith(declared, parameter, 1_000_000_001)).toMatchObject({ error: 'WrongArgument' });
      }
      if (parameter.type === 'date' || parameter.type === 'moment') {
        for (const text of ['soon', '2023-02-29', '24:00'])
          expect(callWith(declared, parameter, text)).toMatchObject({ error: 'WrongDate' });
      }
    },
  );

  it.each(cases.filter(([, , , parameter]) => isSingle(parameter) && parameter.type !== 'any'))(
    '%s evaluates a list as %s item by item',
    (_name, _parameter, declared, parameter) => {
      const one = fittingOf(declared, parameter);
      const single = callWith(declared, parameter, one);

      expect(callWith(declared, parameter, [one, one])).toEqual([single, single]);
    },
  );

  it('requires lists of equal length', () => {
    expect(evaluateFormula('round(a, b)', { a: [1, 2], b: [1, 2, 3] })).toMatchObject({ error: 'ListLengths' });
  });
});

describe('the notes of a function', () => {
  it.each(functions.map((declared) => [declared.name, declared] as const))(
    '%s has all three in each language, unless it has no parameters',
    (_, declared) => {
      const notes = functionNotes(declared);

      for (const note of Object.values(notes)) {
        if (declared.parameters.every((parameter) => parameter.literal)) expect(note).toBeNull();
        else for (const locale of locales) expect(note?.[locale]).toMatch(/[。.]$/);
      }
    },
  );

  it('are only those of the function if no rules of parameters apply', () => {
    const unsaid = functions.filter(
      (declared) =>
        !declared.notes?.empty && (declared.lazy || declared.parameters.some((parameter) => parameter.acceptsEmpty && isSingle(parameter))),
    );

    expect(unsaid.map((declared) => declared.name)).toEqual([]);
  });

  it('name the parameters to which they apply', () => {
    const round = functions.find((declared) => declared.name === 'round')!;

    expect(functionNotes(round).empty).toEqual({
      zh: '「數值」為空時結果為空。「小數位數」為空視為未填。',
      en: 'If "value" is empty, the result is empty. An empty "decimals" counts as omitted.',
    });
  });
});
