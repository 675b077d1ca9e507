import { z } from 'zod';

const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const isDay = (text: string): boolean => dayPattern.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** A day that differs from its weekday. */
export const specialDaySchema = z.object({
  date: z.string().refine(isDay, { params: { zh: '日期格式為 YYYY-MM-DD', en: 'Dates must have the format YYYY-MM-DD' } }),
  kind: z.enum(['holiday', 'workday']),
  name: z.object({ zh: z.string().min(1).max(50), en: z.string().min(1).max(50) }),
});
export type SpecialDay = z.infer<typeof specialDaySchema>;

const minuteOfDay = z.number().int().min(0).max(1440);

/** Working hours: minutes of the day, and weekdays with Sunday as 0. */
export const workingHoursSchema = z.object({
  weekdays: z.array(z.number().int().min(0).max(6)).max(7),
  hours: z.array(z.object({ from: minuteOfDay, to: minuteOfDay })).max(6),
});
export type WorkingHours = z.infer<typeof workingHoursSchema>;

/**
 * The administrator's settings: whose public holidays apply, the hours, and days that differ from both; `plain` removes a public holiday.
 */
export const calendarSettingsSchema = workingHoursSchema.extend({
  region: z.enum(['taiwan', 'mainland', 'none']),
  ownDays: z
    .array(z.discriminatedUnion('kind', [specialDaySchema, z.object({ date: specialDaySchema.shape.date, kind: z.literal('plain') })]))
    .max(2000),
});
export type CalendarSettings = z.infer<typeof calendarSettingsSchema>;
