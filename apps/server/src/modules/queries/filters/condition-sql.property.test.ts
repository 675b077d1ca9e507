import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { evaluateConditions, FormulaError } from '@inkstone/formula';
import { compileCondition, ConditionRefusal } from '@inkstone/formula/sql';
import { isConditionGroup, type ConditionDocument, type ConditionItem } from '@inkstone/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConditionScene, sampleMoments, type SampleMoment } from '../testing/condition-scene.ts';
import { sampleConditions } from '../testing/sample-conditions.ts';

let scene: ConditionScene;
beforeAll(async () => {
  scene = await ConditionScene.open();
});
afterAll(() => scene.close());

/**
 * With one operand, a comparison that is refused as an error also fails for some record. Of several the evaluator may never reach the
 * wrong one; and a range always has two ends, which it does not compare with another number of items.
 */
function isSurelyWrong(document: ConditionDocument): boolean {
  return (
    !isConditionGroup(document) &&
    !Array.isArray(document.value) &&
    !/[;；]/.test(JSON.stringify(document.value)) &&
    !document.field.endsWith('Range')
  );
}

/** Compares both; returns the number of records found, or null when the condition was refused. */
async function sameAnswer(document: ConditionDocument, at: SampleMoment): Promise<number | null> {
  const context = scene.context(at);
  const compiled = compileCondition(document, scene.columns, context);
  const evaluated = () => scene.evaluated((scope) => evaluateConditions(document, scope, nothing(scope)), context);
  if (compiled instanceof ConditionRefusal) {
    if (isSurelyWrong(document) && compiled.error !== 'NotInSql') expect(await evaluated()).toBeInstanceOf(FormulaError);
    return null;
  }
  const ids = await scene.found(compiled);
  expect(ids).toEqual(await evaluated());
  return ids.length;
}

/** A form scope without fields. */
function nothing<S extends object>(scope: S): S {
  return { ...scope, get: () => undefined, column: () => undefined };
}

describe('a condition in SQL and the evaluator', () => {
  test('find the same records for any comparison in every time zone', async () => {
    let partly = 0;
    await fc.assert(
      fc.asyncProperty(sampleConditions(scene.units), sampleMoments, async (document, at) => {
        const count = await sameAnswer(document, at);
        if (count !== null && count > 0 && count < scene.records.length) partly += 1;
      }),
      { numRuns: cases(2000) },
    );

    expect(partly).toBeGreaterThan(cases(400));
  });

  test.each<[string, ConditionItem, string]>([
    ['a backslash is a character like any other', { field: 'f_LongText', operator: 7, value: '\\a' }, 'UTC'],
    ['a percent sign too', { field: 'f_ShortText', operator: 8, value: '%' }, 'UTC'],
    ['a NUL is in no stored text', { field: 'sequenceNo', operator: 13, value: ['a\0', 'A_1'] }, 'UTC'],
    ['half a surrogate pair is equal to none', { field: 'f_ShortText', operator: 11, value: ['\ud83d', 'a'] }, 'UTC'],
    ['two numbers that are one as a double', { field: 'f_Number', operator: 5, value: '12345678901234567890.123456789' }, 'UTC'],
    ['a clock that goes back over midnight', { field: 'moment', operator: 16, value: '2006-10-29' }, 'America/St_Johns'],
    ['a midnight that does not exist', { field: 'moment', operator: 15, value: '2018-11-04' }, 'America/Sao_Paulo'],
    ['a day that the zone skipped', { field: 'f_Date', operator: 11, value: '2011-12-30;2011-12-30T10:00:00.000Z' }, 'Pacific/Apia'],
    ['the ends of the calendar', { field: 'f_Date', operator: 6, value: '9999-12-31T23:59:59.999Z' }, 'Pacific/Apia'],
    ['microseconds that a value does not show', { field: 'createdTime', operator: 6, value: '2026-11-21T01:23:45.000Z' }, 'UTC'],
    ['a person below a department that is asked by its id', { field: 'f_StaffMulti', operator: 11, value: 'SELF_D' }, 'UTC'],
    ['a department by its code', { field: 'f_DeptSingle', operator: 1, value: 'finance' }, 'UTC'],
    ['departments below one by its code', { field: 'f_DeptMulti', operator: 11, value: 'operations' }, 'UTC'],
    ['a person by the account in other letters', { field: 'creater', operator: 1, value: 'EMPLOYEE' }, 'UTC'],
    ['a system field below a department', { field: 'createdDeptId', operator: 11, value: 'company' }, 'UTC'],
    ['all of several codes', { field: 'f_StaffMulti', operator: 7, value: 'employee;manager' }, 'UTC'],
    ['an address below an area', { field: 'f_Address', operator: 11, value: '63' }, 'UTC'],
    ['cells left empty', { field: 'rows.f_Number', operator: 16, value: ['5', '0.1'] }, 'UTC'],
    ['the same item twice', { field: 'f_Checkbox', operator: 1, value: ['a', 'a'] }, 'UTC'],
  ])('find the same records where %s', async (_, document, timeZone) => {
    expect(await sameAnswer(document, { timeZone, now: new Date('2026-11-21T01:23:45.000Z') })).not.toBeNull();
  });

  test('find the same records for conditions joined five deep', async () => {
    const { node } = fc.letrec<{ node: ConditionDocument }>((tie) => ({
      node: fc.oneof(
        { depthSize: 'small', maxDepth: 4 },
        sampleConditions(scene.units) as fc.Arbitrary<ConditionDocument>,
        fc.record({ join: fc.constantFrom('and' as const, 'or' as const), items: fc.array(tie('node'), { maxLength: 3 }) }),
      ),
    }));
    await fc.assert(
      fc.asyncProperty(node, sampleMoments, async (document, at) => void (await sameAnswer(document, at))),
      { numRuns: cases(500) },
    );
  });
});
