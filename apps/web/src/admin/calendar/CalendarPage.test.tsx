import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getWorkingCalendar, saveWorkingCalendar } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { Link } from '../../platform/router/index.ts';
import { showPages } from '../../testing/show-pages.tsx';
import type { WorkingCalendar } from './calendar-fields.ts';
import { CalendarPage } from './CalendarPage.tsx';

afterEach(cleanup);

const calendar: WorkingCalendar = {
  settings: { region: 'taiwan', weekdays: [1, 2, 3, 4, 5], hours: [{ from: 540, to: 1080 }], ownDays: [], version: 1 },
  regions: [
    {
      code: 'taiwan',
      announced: [2026],
      days: [
        { date: '2026-12-25', kind: 'holiday', name: { zh: '行憲紀念日', en: 'Constitution Day' } },
        { date: '2027-01-01', kind: 'holiday', name: { zh: '元旦', en: "New Year's Day" } },
      ],
    },
  ],
};

const Page = () => (
  <>
    <Link to="/elsewhere">elsewhere</Link>
    <CalendarPage />
  </>
);

/** Opens the page with a server that answers as given. */
function open({ read = () => calendar, save }: { read?: () => WorkingCalendar; save?: (sent: unknown) => unknown }) {
  showPages({
    routes: [{ path: 'calendar', Component: Page }],
    at: '/calendar',
    answers: { [getWorkingCalendar.path]: read, [saveWorkingCalendar.path]: (input) => save?.(input) },
  });
}

const issues = [
  { code: 'NoHours', path: 'hours', params: {}, message: '沒有時段' },
  { code: 'Day', path: 'ownDays.0.date', params: {}, message: '沒有日期' },
  { code: 'NoWeekday', path: 'weekdays', params: {}, message: '沒有星期' },
];

test('every issue from the server is shown at its part, and disappears when the calendar is saved', async () => {
  const sent: WorkingCalendar['settings'][] = [];
  open({
    save(settings) {
      sent.push(settings as WorkingCalendar['settings']);
      if (sent.length > 1) return calendar.settings;
      throw new RequestFailure('refused', { status: 422, refusal: { code: 'settings-invalid', params: {}, issues } });
    },
  });
  const hours = await screen.findByRole('group', { name: '第 1 段' });
  fireEvent.click(within(hours).getByRole('button', { name: '移除' }));
  fireEvent.click(screen.getByRole('button', { name: '新增自訂日' }));
  fireEvent.click(screen.getByRole('button', { name: /儲\s?存/ }));

  for (const { message } of issues) expect(await screen.findByText(message)).toBeTruthy();
  expect(within(screen.getByRole('group', { name: '第 1 個自訂日' })).getByText('沒有日期')).toBeTruthy();
  expect(sent[0]).toMatchObject({ hours: [], ownDays: [{ date: '', kind: 'holiday' }] });

  fireEvent.click(screen.getByRole('button', { name: /儲\s?存/ }));

  expect(await screen.findByText('行事曆已儲存')).toBeTruthy();
  await waitFor(() => issues.forEach(({ message }) => expect(screen.queryByText(message)).toBeNull()));
});

test('a calendar that another administrator saved meanwhile is joined with what was entered', async () => {
  const sent: WorkingCalendar['settings'][] = [];
  const theirs = { ...calendar.settings, hours: [{ from: 480, to: 1020 }], version: 2 };
  open({
    read: () => (sent.length === 0 ? calendar : { ...calendar, settings: theirs }),
    save(settings) {
      if (sent.push(settings as WorkingCalendar['settings']) > 1) return { ...theirs, region: 'none' };
      throw new RequestFailure('refused', { status: 409, refusal: { code: 'conflict', params: {} } });
    },
  });
  fireEvent.click(await screen.findByRole('radio', { name: '不使用' }));
  fireEvent.click(screen.getByRole('button', { name: /儲\s?存/ }));

  expect(await screen.findByText(/^其他管理員剛儲存了這些設定/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /儲\s?存/ }));

  expect(await screen.findByText('行事曆已儲存')).toBeTruthy();
  expect(sent.map(({ version, region, hours }) => [version, region, hours])).toEqual([
    [1, 'none', calendar.settings.hours],
    [2, 'none', theirs.hours],
  ]);
});

test('without a region no public holidays are shown; a calendar that was changed so is not left without a question', async () => {
  open({});
  expect(await screen.findByRole('list', { name: /^臺灣 20\d\d$/ })).toBeTruthy();

  fireEvent.click(screen.getByRole('radio', { name: '不使用' }));

  expect(await screen.findByText('未使用任何地區的國定假日')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
  expect(await screen.findByRole('dialog', { name: '不儲存就離開？' })).toBeTruthy();
});

test('a calendar that failed to load can be retried', async () => {
  let isDown = true;
  open({
    read() {
      if (isDown) throw new RequestFailure('offline');
      return calendar;
    },
  });

  const again = await screen.findByRole('button');
  isDown = false;
  fireEvent.click(again);

  expect(await screen.findByRole('group', { name: '第 1 段' })).toBeTruthy();
});
