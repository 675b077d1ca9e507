import { getWorkingCalendar, saveWorkingCalendar } from '@inkstone/api';
import { defineCommand, defineQuery } from '../../platform/http/endpoint.ts';
import { settingVersion } from '../system/index.ts';
import { readCalendarSettings } from './load-calendar.ts';
import { regions } from './regions.ts';
import { saveCalendar } from './save-calendar.ts';

const permission = 'administrator';

export const getWorkingCalendarEndpoint = defineQuery(getWorkingCalendar, {
  permission,
  handle: async ({ db, timeZone }) => ({
    settings: { ...(await readCalendarSettings(db, timeZone)), version: await settingVersion(db, 'calendar') },
    regions: regions.map(({ code, announced, days }) => ({ code, announced, days })),
  }),
});

export const saveWorkingCalendarEndpoint = defineCommand(saveWorkingCalendar, {
  permission,
  handle: ({ trx, actor, now, locale, timeZone }, requested) =>
    saveCalendar(trx, requested, { personId: actor.id, at: now(), locale, timeZone }),
});
