import { queryOptions } from '@tanstack/react-query';
import { getWorkingCalendar } from '@inkstone/api';
import type { Client } from '../../platform/api/client.ts';

export const workingCalendarQuery = (client: Client) =>
  queryOptions({ queryKey: ['working-calendar'], queryFn: ({ signal }) => client.call(getWorkingCalendar, {}, { signal }) });
