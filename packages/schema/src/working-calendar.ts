import { z } from 'zod';

const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const isDay = (text: string): boolean => dayPattern.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** A day that is not what its weekday says. */
export const specialDaySchema = z.object({
  date: z.string().refine(isDay, { params: { zh: '日期格式為 YYYY-MM-DD', en: 'A date is written YYYY-MM-DD' } }),
  kind: z.enum(['holiday', 'workday']),
  name: z.object({ zh: z.string().min(1).max(50), en: z.string().min(1).max(50) }),
});
export type SpecialDay = z.infer<typeof specialDaySchema>;

const minuteOfDay = z.number().int().min(0).max(1440);

/** When people work: minutes of the day, and weekdays with Sunday as 0. */
export const workingHoursSchema = z.object({
  weekdays: z.array(z.number().int().min(0).max(6)).max(7),
  hours: z.array(z.object({ from: minuteOfDay, to: minuteOfDay })).max(6),
});
export type WorkingHours = z.infer<typeof workingHoursSchema>;

/** What an administrator has set: whose public holidays count, the hours, and days that differ from both; `plain` takes a public holiday away. */
export const calendarSettingsSchema = workingHoursSchema.extend({
  region: z.enum(['taiwan', 'mainland', 'none']),
  ownDays: z
    .array(z.discriminatedUnion('kind', [specialDaySchema, z.object({ date: specialDaySchema.shape.date, kind: z.literal('plain') })]))
    .max(2000),
});
export type CalendarSettings = z.infer<typeof calendarSettingsSchema>;
