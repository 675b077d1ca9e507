import { expect, test } from 'vitest';
import { evaluateFormula, isFormulaError } from '@inkstone/formula';
import type { PublishedModel } from '../../apps/index.ts';
import { UnitReader } from '../../organization/index.ts';
import { conditionScope } from './condition-scope.ts';
import type { StoredRecord } from '../reading/stored-record.ts';

test.each(['constructor', '{__proto__}', 'toString', 'hasOwnProperty', '{__proto__.id}'])(
  'a condition that names %s reaches nothing of the host',
  (source) => {
    const model = { definition: { dataItems: [] } } as unknown as PublishedModel;
    const record = { id: 'r1', system: {}, values: {} } as unknown as StoredRecord;
    const scope = conditionScope(
      record,
      model,
      { now: () => new Date(0), timeZone: 'UTC', locale: 'zh' },
      new UnitReader(undefined as never),
    );

    const value = evaluateFormula(source, scope);

    expect(isFormulaError(value) && value.error).toBe('UnknownName');
  },
);
