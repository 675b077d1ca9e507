import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { saveWorkingCalendar } from '@inkstone/api';
import { createIntention } from '../../platform/api/intention.ts';
import { useClient } from '../../platform/platform.ts';
import { calendarInput, type CalendarFields, type WorkingCalendar } from './calendar-fields.ts';
import { workingCalendarQuery } from './working-calendar-query.ts';

/** Saves the calendar as entered. */
export function useSaveCalendar(onSaved: (settings: WorkingCalendar['settings']) => void) {
  const client = useClient();
  const queries = useQueryClient();
  const intention = useRef(createIntention());
  return useMutation({
    mutationFn: (fields: CalendarFields) => {
      const input = calendarInput(fields);
      return client.call(saveWorkingCalendar, input, { idempotencyKey: intention.current.keyFor(input) });
    },
    onSuccess: async (settings) => {
      intention.current.fulfil();
      queries.setQueryData(workingCalendarQuery(client).queryKey, (known) => known && { ...known, settings });
      onSaved(settings);
      await queries.invalidateQueries({ queryKey: ['setting-changes'] });
    },
  });
}
