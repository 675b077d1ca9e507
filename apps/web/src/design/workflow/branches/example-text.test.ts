import { expect, test } from 'vitest';
import type { FormulaField } from '../../formula/formula-field.ts';
import { exampleText } from './example-text.ts';

const fields: readonly FormulaField[] = [
  { code: 'days', name: { zh: '天數', en: 'Days' }, type: 'number' },
  { code: 'kind', name: { zh: '假別', en: 'Kind' }, type: 'text', choices: [{ value: 'sick', name: { zh: '病假', en: 'Sick leave' } }] },
  { code: 'urgent', name: { zh: '急件', en: 'Urgent' }, type: 'logic' },
];

test('an example names fields and choices as people know them', () => {
  const example = { days: 8, kind: 'sick', urgent: true, needs: ['desk', 'phone'] };

  expect(exampleText(example, fields, 'zh')).toBe('天數＝8、假別＝病假、急件＝是、needs＝desk與phone');
  expect(exampleText({ days: null, kind: 'sick' }, fields, 'en')).toBe('Days = empty, Kind = Sick leave');
});
