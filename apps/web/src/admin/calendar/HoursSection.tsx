import { Button, Checkbox, Form } from 'antd';
import { useId } from 'react';
import { ClockField } from '@inkstone/controls/clock-field';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { calendarTexts } from './calendar.locale.ts';
import { weekdays, weekdayText } from './day-text.ts';
import styles from './calendar.module.css';

const mostHours = 6;

export function HoursSection() {
  const t = useTexts(calendarTexts);
  const locale = useLocale();
  const id = useId();
  return (
    <SettingsSection title={t('time')} hint={t('timeHint')}>
      <Form.Item name="weekdays" label={t('weekdays')}>
        <Checkbox.Group options={weekdays.map((value) => ({ value, label: weekdayText(value, locale) }))} />
      </Form.Item>
      <p id={id} className={styles.label}>
        {t('hours')}
      </p>
      <Form.List name="hours">
        {(rows, { add, remove }, { errors }) => (
          <div role="group" aria-labelledby={id}>
            {rows.map(({ key, name }) => (
              <div key={key} role="group" aria-label={t('stretch', { index: name + 1 })} className={styles.hours}>
                {(['from', 'to'] as const).map((end) => (
                  <Form.Item key={end} name={[name, end]}>
                    <TimeOfDay label={t(end)} />
                  </Form.Item>
                ))}
                <Button type="text" className={styles.remove!} onClick={() => remove(name)}>
                  {t('remove')}
                </Button>
              </div>
            ))}
            <Form.ErrorList errors={errors} />
            <Button disabled={rows.length >= mostHours} onClick={() => add({})}>
              {t('addHours')}
            </Button>
          </div>
        )}
      </Form.List>
    </SettingsSection>
  );
}

interface TimeOfDayProps {
  readonly label: string;
  /** Passed by the form, as the two below. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (clock: string) => void;
}

function TimeOfDay({ label, id = '', ...field }: TimeOfDayProps) {
  return <ClockField id={id} aria-label={label} {...field} />;
}
