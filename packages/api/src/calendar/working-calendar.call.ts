import { z } from 'zod';
import { calendarSettingsSchema, specialDaySchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';

const workingCalendarSchema = z.object({
  settings: calendarSettingsSchema,
  /** The public holidays that come with the product. */
  regions: z.array(
    z.object({
      code: z.enum(['taiwan', 'mainland']),
      /** Years whose make-up working days were announced; of others only the holidays of the law are there. */
      announced: z.array(z.number().int()),
      days: z.array(specialDaySchema),
    }),
  ),
});

export const getWorkingCalendar = defineCall({
  method: 'GET',
  path: '/api/calendar/get_working_calendar',
  summary: 'When people work, and the public holidays of every region; for administrators',
  input: z.object({}),
  output: workingCalendarSchema,
});

/** Nothing is entered yet. */
const minute = z.number().nullable();
const name = z.string().max(200);

export const saveWorkingCalendar = defineCall({
  method: 'POST',
  path: '/api/calendar/save_working_calendar',
  summary: 'Change when people work, as a whole; for administrators',
  command: true,
  // What does not fit is answered with all else that is wrong, so almost anything comes as far as that.
  input: z.object({
    region: z.string().max(50),
    /** Sunday is 0. */
    weekdays: z.array(z.number()).max(50),
    /** Minutes of the day. */
    hours: z.array(z.object({ from: minute, to: minute })).max(50),
    ownDays: z
      .array(
        z.object({
          /** YYYY-MM-DD */
          date: z.string().max(50),
          /** `plain`: a public holiday that is none here. */
          kind: z.enum(['holiday', 'workday', 'plain']),
          /** In one language at least; a `plain` day has none. */
          name: z.object({ zh: name, en: name }).optional(),
        }),
      )
      .max(2000),
  }),
  output: calendarSettingsSchema,
  refusals: ['settings-invalid'],
});
