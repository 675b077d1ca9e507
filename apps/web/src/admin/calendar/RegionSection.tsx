import { Form, Radio } from 'antd';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { calendarTexts } from './calendar.locale.ts';

const regions = ['taiwan', 'mainland', 'none'] as const;

export function RegionSection() {
  const t = useTexts(calendarTexts);
  return (
    <SettingsSection title={t('region')} hint={t('regionHint')}>
      <Form.Item name="region" label={t('regionLabel')}>
        <Radio.Group options={regions.map((value) => ({ value, label: t(value) }))} />
      </Form.Item>
    </SettingsSection>
  );
}
