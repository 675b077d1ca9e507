import { z } from 'zod';
import { calendarSettingsSchema, specialDaySchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';

/** `version` grows with each change. */
const storedCalendarSchema = calendarSettingsSchema.extend({ version: z.number().int() });

const workingCalendarSchema = z.object({
  settings: storedCalendarSchema,
  /** The public holidays included in the product. */
  regions: z.array(
    z.object({
      code: z.enum(['taiwan', 'mainland']),
      /** Years whose make-up working days have been announced; other years contain only the statutory holidays. */
      announced: z.array(z.number().int()),
      days: z.array(specialDaySchema),
    }),
  ),
});

export const getWorkingCalendar = defineCall({
  method: 'GET',
  path: '/api/calendar/get_working_calendar',
  summary: 'Returns the working calendar and the public holidays of every region. Administrators only',
  input: z.object({}),
  output: workingCalendarSchema,
});

/** Null while nothing is entered. */
const minute = z.number().nullable();
const name = z.string().max(200);

export const saveWorkingCalendar = defineCall({
  method: 'POST',
  path: '/api/calendar/save_working_calendar',
  summary: 'Replaces the working calendar. Administrators only',
  command: true,
  // The schema is lenient, so that the handler can report all issues at once.
  input: z.object({
    region: z.string().max(50),
    /** 0 is Sunday. */
    weekdays: z.array(z.number()).max(50),
    /** In minutes since midnight. */
    hours: z.array(z.object({ from: minute, to: minute })).max(50),
    ownDays: z
      .array(
        z.object({
          /** YYYY-MM-DD */
          date: z.string().max(50),
          /** `plain`: a public holiday that does not apply here. */
          kind: z.enum(['holiday', 'workday', 'plain']),
          /** Required in at least one language; a `plain` day has no name. */
          name: z.object({ zh: name, en: name }).optional(),
        }),
      )
      .max(2000),
    /** The version that was read; refused with `conflict` if somebody else has changed the calendar since. If unset, it is overwritten. */
    version: z.number().int().optional(),
  }),
  output: storedCalendarSchema,
  refusals: ['settings-invalid', 'conflict'],
});
