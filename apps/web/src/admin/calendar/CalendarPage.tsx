import { useQuery } from '@tanstack/react-query';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { CalendarForm } from './CalendarForm.tsx';
import { calendarTexts } from './calendar.locale.ts';
import { workingCalendarQuery } from './working-calendar-query.ts';

/** The working calendar: public holidays, weekdays, hours and the organisation's own days. For administrators. */
export function CalendarPage() {
  const t = useTexts(calendarTexts);
  const calendar = useQuery(workingCalendarQuery(useClient()));
  return (
    <Page title={t('title')}>
      {calendar.isError ? <QueryFailure failure={calendar.error} onRetry={() => void calendar.refetch()} /> : null}
      {calendar.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {calendar.data ? <CalendarForm calendar={calendar.data} /> : null}
    </Page>
  );
}
