import { getWorkingCalendar, listSettingChanges, saveWorkingCalendar } from '@inkstone/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { loadCalendar } from './load-calendar.ts';
import { shiftInstant } from './shift-instant.ts';

let server: TestServer;
let person: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  server = await createTestServer();
  [person, admin] = [await server.signIn('employee'), await server.signIn('admin')];
});
afterAll(() => server.close());

const office = {
  region: 'taiwan',
  weekdays: [1, 2, 3, 4, 5],
  hours: [
    { from: 540, to: 720 },
    { from: 780, to: 1080 },
  ],
  ownDays: [],
};
const anniversary = { date: '2026-12-07', kind: 'holiday', name: { zh: '校慶', en: '' } } as const;

async function twoHoursAfter(at: string): Promise<Date> {
  const calendar = await loadCalendar(server.db, 'Asia/Taipei');
  return shiftInstant(calendar, new Date(at), 'after', { amount: 2, unit: 'hour', working: true });
}

test('by default the time zone determines the region of holidays, and all regions can be chosen', async () => {
  const { settings, regions } = await admin.call(getWorkingCalendar, {});

  expect(settings).toEqual({ ...office, version: 0 });
  expect(regions.map(({ code }) => code)).toEqual(['taiwan', 'mainland']);
  expect(regions[0]!.days).toContainEqual({ date: '2026-01-01', kind: 'holiday', name: { zh: '元旦', en: "New Year's Day" } });
});

test('only administrators may read and change the calendar', async () => {
  const reading = await person.refused(getWorkingCalendar, {});
  const saving = await person.refused(saveWorkingCalendar, office);
  const stranger = await server.stranger.refused(saveWorkingCalendar, office);

  expect([reading, saving, stranger].map(({ status }) => status)).toEqual([403, 403, 401]);
});

test('working time follows a saved day and saved hours, and who changed what is kept', async () => {
  const friday = '2026-12-04T17:00+08:00';
  expect(await twoHoursAfter(friday)).toEqual(new Date('2026-12-07T10:00+08:00'));

  const saved = await admin.call(saveWorkingCalendar, { ...office, ownDays: [anniversary] });
  expect(saved.ownDays).toEqual([{ ...anniversary, name: { zh: '校慶', en: '校慶' } }]);
  expect(await twoHoursAfter(friday)).toEqual(new Date('2026-12-08T10:00+08:00'));

  const saturday = { date: '2026-12-05', kind: 'workday', name: { zh: '補班', en: 'Make-up day' } } as const;
  await admin.call(saveWorkingCalendar, {
    region: 'none',
    weekdays: [5, 1, 2, 3, 4],
    hours: [{ from: 480, to: 1080 }],
    ownDays: [anniversary, saturday],
  });
  expect(await twoHoursAfter(friday)).toEqual(new Date('2026-12-05T09:00+08:00'));
  expect((await admin.call(getWorkingCalendar, {})).settings.ownDays.map(({ date }) => date)).toEqual(['2026-12-05', '2026-12-07']);

  const [second, first] = await admin.call(listSettingChanges, {});
  expect(first?.changes).toEqual([{ path: 'calendar.ownDays', before: [], after: saved.ownDays }]);
  expect(second?.changes).toEqual([
    { path: 'calendar.region', before: 'taiwan', after: 'none' },
    { path: 'calendar.hours', before: office.hours, after: [{ from: 480, to: 1080 }] },
    { path: 'calendar.ownDays', before: [], after: [saturday] },
  ]);
});

test('a calendar that somebody else has saved since it was read is not overwritten', async () => {
  const { settings } = await admin.call(getWorkingCalendar, {});
  const other = await admin.call(saveWorkingCalendar, { ...office, hours: [{ from: 600, to: 1080 }], version: settings.version });

  const refused = await admin.refused(saveWorkingCalendar, { ...office, ownDays: [anniversary], version: settings.version });
  const saved = await admin.call(saveWorkingCalendar, { ...other, ownDays: [anniversary] });

  expect(refused).toMatchObject({ status: 409, code: 'conflict' });
  expect(saved).toMatchObject({ hours: other.hours, ownDays: [{ date: anniversary.date }], version: other.version + 1 });
});

test('a public holiday can be declared a working day', async () => {
  await admin.call(saveWorkingCalendar, { ...office, ownDays: [{ date: '2026-12-25', kind: 'plain' }] });

  expect(await twoHoursAfter('2026-12-24T17:00+08:00')).toEqual(new Date('2026-12-25T10:00+08:00'));
});

test.each([
  ['zh', '結束必須晚於開始'],
  ['en', 'The end must be after the start'],
] as const)('all issues are returned at once (%s), and nothing is saved', async (locale, message) => {
  const before = await admin.call(getWorkingCalendar, {});

  const refused = await admin.refused(
    saveWorkingCalendar,
    {
      region: 'atlantis',
      weekdays: [],
      hours: [
        { from: 540, to: 500 },
        { from: null, to: 720 },
        { from: 700, to: 1500 },
      ],
      ownDays: [
        { ...anniversary, date: '2026-02-30' },
        { ...anniversary, name: { zh: ' ', en: '' } },
        { ...anniversary, kind: 'plain' },
        { date: '2026-12-08', kind: 'workday', name: { zh: 'x'.repeat(51), en: '' } },
      ],
    },
    { locale },
  );

  expect(refused).toMatchObject({ status: 422, code: 'settings-invalid' });
  expect(refused.issues?.map(({ code, path }) => `${path} ${code}`)).toEqual([
    'region Region',
    'weekdays NoWeekday',
    'hours.0.to HoursEnd',
    'hours.1.from Minute',
    'hours.2.from HoursOrder',
    'hours.2.to Minute',
    'ownDays.0.date Day',
    'ownDays.1.name.zh DayName',
    'ownDays.2.date DayTwice',
    'ownDays.3.name.zh DayNameLength',
  ]);
  expect(refused.issues?.[2]).toMatchObject({ message });
  expect(await admin.call(getWorkingCalendar, {})).toEqual(before);
});

test.each([
  [{ weekdays: [1, 1, 7] }, 'weekdays Weekday'],
  [{ hours: [] }, 'hours NoHours'],
  [{ hours: Array.from({ length: 7 }, (_, place) => ({ from: place * 60, to: place * 60 + 60 })) }, 'hours TooManyHours'],
])('%j is refused', async (part, expected) => {
  const refused = await admin.refused(saveWorkingCalendar, { ...office, ...part });

  expect(refused.issues?.map(({ code, path }) => `${path} ${code}`)).toEqual([expected]);
});

test('saving the same calendar again logs no change', async () => {
  await admin.call(saveWorkingCalendar, { ...office, ownDays: [anniversary] });
  const count = (await admin.call(listSettingChanges, {})).length;

  await admin.call(saveWorkingCalendar, { ...office, ownDays: [anniversary] });

  expect(await admin.call(listSettingChanges, {})).toHaveLength(count);
});
