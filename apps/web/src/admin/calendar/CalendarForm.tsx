import { useQueryClient } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { saveWorkingCalendar } from '@inkstone/api';
import { StickyBar } from '@inkstone/ui-kit';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { UnsavedGuard } from '../../platform/page/UnsavedGuard.tsx';
import { useClient } from '../../platform/platform.ts';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import { calendarInput, fieldsOf, type WorkingCalendar } from './calendar-fields.ts';
import { calendarTexts } from './calendar.locale.ts';
import { HoursSection } from './HoursSection.tsx';
import { OwnDaysSection } from './OwnDaysSection.tsx';
import { RegionDays } from './RegionDays.tsx';
import { RegionSection } from './RegionSection.tsx';
import { workingCalendarQuery } from './working-calendar-query.ts';
import styles from '../settings/settings.module.css';

/** The whole calendar, saved as one. Issues that the server reports are shown at the part they concern. */
export function CalendarForm({ calendar }: { readonly calendar: WorkingCalendar }) {
  const t = useTexts(calendarTexts);
  const client = useClient();
  const queries = useQueryClient();
  const form = useSettingsForm({
    stored: calendar.settings,
    fieldsOf,
    inputOf: calendarInput,
    save: (input, options) => client.call(saveWorkingCalendar, input, options),
    load: async () => (await queries.fetchQuery({ ...workingCalendarQuery(client), staleTime: 0 })).settings,
    onSaved: (settings) => {
      queries.setQueryData(workingCalendarQuery(client).queryKey, (known) => known && { ...known, settings });
      return queries.invalidateQueries({ queryKey: ['setting-changes'] });
    },
    savedText: t('saved'),
  });

  return (
    <Form {...form.fields}>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
      <RegionSection />
      <HoursSection />
      <OwnDaysSection />
      <RegionDays regions={calendar.regions} />
      <StickyBar label={t('actions')}>
        <Button type="primary" htmlType="submit" loading={form.isSaving}>
          {t('save')}
        </Button>
        <span>{form.saved}</span>
        <span role="alert" className={styles.failure}>
          {form.failure}
        </span>
      </StickyBar>
    </Form>
  );
}
