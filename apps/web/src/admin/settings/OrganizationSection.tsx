import { Form, Input, Radio, Select } from 'antd';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { timeZoneChoices } from '../../first-run/time-zones.ts';
import { settingsTexts } from './settings.locale.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** Name, time zone and language of the organisation. */
export function OrganizationSection({ timeZone }: { readonly timeZone: string }) {
  const t = useTexts(settingsTexts);
  return (
    <SettingsSection title={t('organization')} hint={t('organizationHint')}>
      <Form.Item name={['organization', 'name', 'zh']} label={t('organization.name.zh')}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name={['organization', 'name', 'en']} label={t('organization.name.en')}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name={['organization', 'timeZone']} label={t('organization.timeZone')} extra={t('timeZoneHint')}>
        <Select showSearch options={timeZoneChoices(timeZone)} />
      </Form.Item>
      <Form.Item name={['organization', 'locale']} label={t('organization.locale')} extra={t('localeHint')}>
        <Radio.Group
          options={[
            { value: 'zh', label: t('localeZh') },
            { value: 'en', label: t('localeEn') },
          ]}
        />
      </Form.Item>
    </SettingsSection>
  );
}
