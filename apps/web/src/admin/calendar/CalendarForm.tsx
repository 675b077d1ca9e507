import { Button, Form } from 'antd';
import { useRef } from 'react';
import { StickyBar, useAnnounce } from '@inkstone/ui-kit';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { UnsavedGuard } from '../../platform/page/UnsavedGuard.tsx';
import { useReportedIssues } from '../settings/use-reported-issues.ts';
import { fieldsOf, type CalendarFields, type WorkingCalendar } from './calendar-fields.ts';
import { calendarTexts } from './calendar.locale.ts';
import { HoursSection } from './HoursSection.tsx';
import { OwnDaysSection } from './OwnDaysSection.tsx';
import { RegionDays } from './RegionDays.tsx';
import { RegionSection } from './RegionSection.tsx';
import { useSaveCalendar } from './use-save-calendar.ts';
import styles from '../settings/settings.module.css';

/** The whole calendar, saved as one. Issues that the server reports are shown at the part they concern. */
export function CalendarForm({ calendar }: { readonly calendar: WorkingCalendar }) {
  const t = useTexts(calendarTexts);
  const failureText = useFailureText();
  const announce = useAnnounce();
  const [form] = Form.useForm<CalendarFields>();
  const isUnsaved = useRef(false);
  const save = useSaveCalendar((settings) => {
    isUnsaved.current = false;
    form.setFieldsValue(fieldsOf(settings));
    announce(t('saved'));
  });
  useReportedIssues(form, save.error);

  return (
    <Form<CalendarFields>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={fieldsOf(calendar.settings)}
      disabled={save.isPending}
      onValuesChange={() => {
        isUnsaved.current = true;
        if (save.isSuccess) save.reset();
      }}
      onFinish={() => save.mutate(form.getFieldsValue(true) as CalendarFields)}
    >
      <UnsavedGuard isUnsaved={() => isUnsaved.current} />
      <RegionSection />
      <HoursSection />
      <OwnDaysSection />
      <RegionDays regions={calendar.regions} />
      <StickyBar label={t('actions')}>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t('save')}
        </Button>
        <span>{save.isSuccess ? t('saved') : null}</span>
        <span role="alert" className={styles.failure}>
          {save.isError ? failureText(save.error) : null}
        </span>
      </StickyBar>
    </Form>
  );
}
