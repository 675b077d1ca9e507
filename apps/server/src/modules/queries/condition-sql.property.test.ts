import fc from 'fast-check';
import { evaluateConditions, FormulaError } from '@inkstone/formula';
import { compileCondition, ConditionRefusal } from '@inkstone/formula/sql';
import { isConditionGroup, type ConditionDocument } from '@inkstone/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConditionScene, sampleMoments, type SampleMoment } from './testing/condition-scene.ts';
import { sampleConditions } from './testing/sample-conditions.ts';

let scene: ConditionScene;
beforeAll(async () => {
  scene = await ConditionScene.open();
});
afterAll(() => scene.close());

/**
 * With one operand, what is refused as an error of the language is one for some record. Of several the evaluator may never reach the
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

/** Asks both and compares; answers how many records they found, or null when it was refused. */
async function sameAnswer(document: ConditionDocument, at: SampleMoment): Promise<number | null> {
  const context = scene.context(at);
  const compiled = compileCondition(document, scene.columns, context);
  const judged = () => scene.judged((scope) => evaluateConditions(document, scope, nothing(scope)), context);
  if (compiled instanceof ConditionRefusal) {
    if (isSurelyWrong(document) && compiled.error !== 'NotInSql') expect(judged()).toBeInstanceOf(FormulaError);
    return null;
  }
  const ids = await scene.found(compiled);
  expect(ids).toEqual(judged());
  return ids.length;
}

/** A record that asks and has no fields. */
function nothing<S extends object>(scope: S): S {
  return { ...scope, get: () => undefined, column: () => undefined };
}

describe('a condition in SQL and the evaluator', () => {
  test('find the same records, whatever is compared with what, in every zone', async () => {
    let partly = 0;
    await fc.assert(
      fc.asyncProperty(sampleConditions(scene.units), sampleMoments, async (document, at) => {
        const count = await sameAnswer(document, at);
        if (count !== null && count > 0 && count < scene.records.length) partly += 1;
      }),
      { numRuns: Number(process.env['RUNS'] ?? 2000) },
    );

    expect(partly).toBeGreaterThan(400);
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
      { numRuns: 500 },
    );
  });
});
