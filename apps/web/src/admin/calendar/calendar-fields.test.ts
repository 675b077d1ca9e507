import { expect, test } from 'vitest';
import { fieldsOf, calendarInput } from './calendar-fields.ts';

const settings = {
  region: 'taiwan' as const,
  weekdays: [1, 5],
  hours: [{ from: 545, to: 1440 }],
  ownDays: [
    { date: '2026-12-07', kind: 'holiday' as const, name: { zh: '校慶', en: 'Anniversary' } },
    { date: '2026-12-25', kind: 'plain' as const },
  ],
  version: 7,
};

test('an unchanged calendar is sent as it was, also where work ends at midnight', () => {
  const fields = fieldsOf(settings);

  expect(fields.hours).toEqual([{ from: '09:05', to: '00:00' }]);
  expect(calendarInput(fields, settings)).toEqual(settings);
});

test('empty rows are sent, so that the server can report what is missing', () => {
  const requested = calendarInput({ ...fieldsOf(settings), hours: [{}, { from: '', to: '' }], ownDays: [{ kind: 'holiday' }] }, settings);

  expect(requested.hours).toEqual([
    { from: null, to: null },
    { from: null, to: null },
  ]);
  expect(requested.ownDays).toEqual([{ date: '', kind: 'holiday', name: { zh: '', en: '' } }]);
});
