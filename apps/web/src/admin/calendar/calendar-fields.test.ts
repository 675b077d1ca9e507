import { expect, test } from 'vitest';
import { fieldsOf, wishedOf } from './calendar-fields.ts';

const settings = {
  region: 'taiwan' as const,
  weekdays: [1, 5],
  hours: [{ from: 545, to: 1440 }],
  ownDays: [
    { date: '2026-12-07', kind: 'holiday' as const, name: { zh: '校慶', en: 'Anniversary' } },
    { date: '2026-12-25', kind: 'plain' as const },
  ],
};

test('a calendar that is entered unchanged is the same, also where work ends at midnight', () => {
  const fields = fieldsOf(settings);

  expect(fields.hours).toEqual([{ from: '09:05', to: '00:00' }]);
  expect(wishedOf(fields)).toEqual(settings);
});

test('rows that hold nothing yet are sent, so that the server can say what is missing', () => {
  const wished = wishedOf({ ...fieldsOf(settings), hours: [{}, { from: '', to: '' }], ownDays: [{ kind: 'holiday' }] });

  expect(wished.hours).toEqual([
    { from: null, to: null },
    { from: null, to: null },
  ]);
  expect(wished.ownDays).toEqual([{ date: '', kind: 'holiday', name: { zh: '', en: '' } }]);
});
