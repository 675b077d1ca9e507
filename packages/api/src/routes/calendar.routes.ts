import type * as contracts from '../index.ts';
import { get, post } from './route.ts';

export const getWorkingCalendar = get<typeof contracts.getWorkingCalendar>('/api/calendar/get_working_calendar');
export const saveWorkingCalendar = post<typeof contracts.saveWorkingCalendar>('/api/calendar/save_working_calendar');
