import { Button, Form, Input, Select } from 'antd';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { DayInput } from '../../platform/time-fields/DayInput.tsx';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { calendarTexts } from './calendar.locale.ts';
import styles from './calendar.module.css';

const kinds = ['holiday', 'workday', 'plain'] as const;

/** The organisation's own days: holidays, working days and plain days that differ from the region's calendar. */
export function OwnDaysSection() {
  const t = useTexts(calendarTexts);
  return (
    <SettingsSection title={t('ownDays')} hint={t('ownDaysHint')}>
      <Form.List name="ownDays">
        {(rows, { add, remove }) => (
          <>
            {rows.length === 0 ? <p className={`ink-muted ${styles.none}`}>{t('noOwnDays')}</p> : null}
            {rows.map(({ key, name }) => (
              <OwnDay key={key} index={name} onRemove={() => remove(name)} />
            ))}
            <Button onClick={() => add({ kind: 'holiday' })}>{t('addDay')}</Button>
          </>
        )}
      </Form.List>
    </SettingsSection>
  );
}

function OwnDay({ index, onRemove }: { readonly index: number; readonly onRemove: () => void }) {
  const t = useTexts(calendarTexts);
  const locale = useLocale();
  const isNamed = Form.useWatch(['ownDays', index, 'kind']) !== 'plain';
  const names = { zh: t(locale === 'zh' ? 'name' : 'chinese'), en: t(locale === 'zh' ? 'english' : 'name') };
  // The language of the page comes first; the other one is optional.
  const order = locale === 'zh' ? (['zh', 'en'] as const) : (['en', 'zh'] as const);
  return (
    <div role="group" aria-label={t('day', { index: index + 1 })} className={styles.ownDay}>
      <Form.Item name={[index, 'date']}>
        <OwnDate label={t('date')} />
      </Form.Item>
      <Form.Item name={[index, 'kind']}>
        <Select aria-label={t('kind')} options={kinds.map((value) => ({ value, label: t(value) }))} />
      </Form.Item>
      {isNamed
        ? order.map((language) => (
            <Form.Item key={language} name={[index, 'name', language]}>
              <Input maxLength={50} aria-label={names[language]} placeholder={names[language]} />
            </Form.Item>
          ))
        : null}
      <Button type="text" className={styles.remove!} onClick={onRemove}>
        {t('remove')}
      </Button>
    </div>
  );
}

interface OwnDateProps {
  readonly label: string;
  /** Passed by the form, as the two below. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (day: string) => void;
}

function OwnDate({ label, id = '', ...field }: OwnDateProps) {
  return <DayInput id={id} aria-label={label} {...field} />;
}
