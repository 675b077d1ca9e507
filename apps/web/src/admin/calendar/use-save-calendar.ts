import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { saveWorkingCalendar } from '@inkstone/api';
import { createIntention } from '../../platform/api/intention.ts';
import { useClient } from '../../platform/platform.ts';
import { wishedOf, type CalendarFields, type WorkingCalendar } from './calendar-fields.ts';
import { workingCalendarQuery } from './working-calendar-query.ts';

/** Keeps the calendar as it was entered. */
export function useSaveCalendar(onSaved: (settings: WorkingCalendar['settings']) => void) {
  const client = useClient();
  const queries = useQueryClient();
  const intention = useRef(createIntention());
  return useMutation({
    mutationFn: (fields: CalendarFields) => {
      const wished = wishedOf(fields);
      return client.call(saveWorkingCalendar, wished, { idempotencyKey: intention.current.keyFor(wished) });
    },
    onSuccess: async (settings) => {
      intention.current.fulfil();
      queries.setQueryData(workingCalendarQuery(client).queryKey, (known) => known && { ...known, settings });
      onSaved(settings);
      await queries.invalidateQueries({ queryKey: ['setting-changes'] });
    },
  });
}
