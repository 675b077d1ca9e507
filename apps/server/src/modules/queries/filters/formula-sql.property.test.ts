import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { compileFormula, conditionOperators, printFormula, type ConditionName, type Expression } from '@inkstone/formula';
import { compileFormulaCondition, ConditionRefusal } from '@inkstone/formula/sql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConditionScene, sampleFields, sampleMoments, type SampleMoment } from '../testing/condition-scene.ts';
import { days, moments, times, words } from '../testing/sample-values.ts';

let scene: ConditionScene;
beforeAll(async () => {
  scene = await ConditionScene.open();
});
afterAll(() => scene.close());

const at = { from: 0, to: 0 };
const constant: fc.Arbitrary<Expression> = fc.oneof(
  fc.constantFrom(...words, ...days, ...moments, ...times, 'lastYear').map((value): Expression => ({ kind: 'text', value, ...at })),
  fc.constantFrom(0, 5, 0.1, 99.99).map((value): Expression => ({ kind: 'number', value, ...at })),
  fc.boolean().map((value): Expression => ({ kind: 'logic', value, ...at })),
  fc
    .constantFrom('today', 'now', 'self', 'selfdept')
    .map((name): Expression => ({ kind: 'call', name, nameRange: at, arguments: [], ...at })),
);
const field: fc.Arbitrary<Expression> = fc.constantFrom(...sampleFields).map((path): Expression => {
  const [name, member] = path.split('.');
  return { kind: 'reference', name: name!, ...(member && { member }), ...at };
});
const names = conditionOperators.map(({ name }) => name);
const listNames: ReadonlySet<ConditionName> = new Set(conditionOperators.filter(({ right }) => right === 'list').map(({ name }) => name));

const comparison: fc.Arbitrary<Expression> = fc.constantFrom<ConditionName>(...names).chain((condition) => {
  const operand = fc.oneof({ weight: 3, arbitrary: field }, { weight: 1, arbitrary: constant });
  const right = condition === 'isEmpty' || condition === 'isNotEmpty' ? 0 : listNames.has(condition) ? 2 : 1;
  return fc.record({
    kind: fc.constant('condition' as const),
    condition: fc.constant(condition),
    left: operand,
    right: fc.array(fc.oneof(field, constant), { minLength: Math.min(right, 1), maxLength: right }),
    from: fc.constant(0),
    to: fc.constant(0),
  });
});

const { logic } = fc.letrec<{ logic: Expression }>((tie) => ({
  logic: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    { weight: 6, arbitrary: comparison },
    { weight: 1, arbitrary: fc.constant<Expression>({ kind: 'reference', name: 'f_Logic', ...at }) },
    { weight: 1, arbitrary: tie('logic').map((operand): Expression => ({ kind: 'not', operand, ...at })) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom('and' as const, 'or' as const), tie('logic'), tie('logic'))
        .map(([kind, left, right]): Expression => ({ kind, left, right, ...at })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('and', 'or'), fc.array(tie('logic'), { minLength: 1, maxLength: 3 }))
        .map(([name, parts]): Expression => ({ kind: 'call', name, nameRange: at, arguments: parts, ...at })),
    },
  ),
}));

async function sameAnswer(source: string, when: SampleMoment): Promise<boolean> {
  const context = scene.context(when);
  const compiled = compileFormulaCondition(source, scene.columns, context);
  if (compiled instanceof ConditionRefusal) return false;
  const formula = compileFormula(source);
  expect(await scene.found(compiled)).toEqual(await scene.evaluated((scope) => formula.evaluate(scope), context));
  return true;
}

describe('a formula made of conditions', () => {
  test('finds the same records in SQL as evaluated, where it is not refused', async () => {
    let compiled = 0;
    await fc.assert(
      fc.asyncProperty(logic, sampleMoments, async (expression, when) => {
        if (await sameAnswer(printFormula(expression), when)) compiled += 1;
      }),
      { numRuns: cases(2500) },
    );

    expect(compiled).toBeGreaterThan(cases(400));
  });

  test('compares two fields of one type, including empty ones', async () => {
    const fields = [...new Set(sampleFields)];
    const pairs = fields.flatMap((left) => fields.map((right) => [left, right] as const));
    for (const [left, right] of pairs) {
      for (const sign of ['==', '!=', '<', '>=']) {
        await sameAnswer(`${left} ${sign} ${right}`, { timeZone: 'Asia/Taipei', now: new Date(moments[3]!) });
      }
    }
  });

  test.each([
    ['f_Number >= 5 and (f_Radio == "甲" or f_Checkbox contains "a")', 'and (…or…)'],
    ['not f_Logic', 'a logic field'],
    ['5 < f_Number', 'the field on the right'],
    ['f_Date >= addday(today(), -7)', 'a calculation without fields'],
    ['creater == self() or owner == "SELF_P"', 'the one who asks'],
    ['isempty(f_StaffMulti) and contains(f_LongText, "a")', 'functions that are conditions'],
    ['f_DeptSingle belongs to "SELF_D"', 'departments below'],
    ['f_DeptSingle belongs to "company" or creater in ("employee", "manager")', 'codes and accounts'],
    ['false and f_Number * 2 > 1', 'what is never reached'],
  ])('%s is compiled: %s', async (source) => {
    expect(await sameAnswer(source, { timeZone: 'Asia/Taipei', now: new Date('2026-11-21T01:23:45Z') })).toBe(true);
  });

  test.each([
    ['self() in (selfdept())', 'NotInSql'],
    ['self() == "employee"', 'NotInSql'],
    ['f_Number * 2 > 1', 'NotInSql'],
    ['len(f_ShortText) > 1', 'NotInSql'],
    ['sum(rows.f_Number) > 1', 'NotInSql'],
    ['"abc" contains f_ShortText', 'NotInSql'],
    ['f_ShortText contains f_Radio', 'NotInSql'],
    ['f_ShortText == f_Number', 'NotInSql'],
    ['f_Date == moment', 'NotInSql'],
    ['f_Number > 1 / 0', 'DivisionByZero'],
    ['f_ShortText == 5', 'WrongType'],
    ['f_ShortText', 'WrongType'],
    ['secret == 1', 'UnknownName'],
    ['f_Number >', 'Syntax'],
  ])('%s is refused with %s and never compiled approximately', (source, error) => {
    const context = scene.context({ timeZone: 'Asia/Taipei', now: new Date(moments[3]!) });

    expect(compileFormulaCondition(source, scene.columns, context)).toMatchObject({ error });
  });
});
