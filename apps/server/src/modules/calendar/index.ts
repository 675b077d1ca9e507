/** The organisation's working calendar: public holidays, working hours, and computing with them. */
import { defineModule } from '../../platform/http/module.ts';
import { getWorkingCalendarEndpoint, saveWorkingCalendarEndpoint } from './working-calendar.endpoint.ts';

export { loadCalendar } from './load-calendar.ts';
export { shiftInstant } from './shift-instant.ts';
export { addWorkingTime, NoWorkingTime, workingTimeBetween, type WorkingCalendar } from './working-time.ts';

export const calendarModule = defineModule({
  name: 'calendar',
  description: 'Working days and working hours.',
  endpoints: [getWorkingCalendarEndpoint, saveWorkingCalendarEndpoint],
});
