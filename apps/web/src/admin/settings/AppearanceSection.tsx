import { Checkbox, Form } from 'antd';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { settingsTexts } from './settings.locale.ts';
import { SettingsSection } from './SettingsSection.tsx';

export function AppearanceSection() {
  const t = useTexts(settingsTexts);
  return (
    <SettingsSection title={t('appearance')} hint={t('mourningHint')}>
      <Form.Item name={['appearance', 'mourning']} valuePropName="checked" noStyle>
        <Checkbox>{t('appearance.mourning')}</Checkbox>
      </Form.Item>
    </SettingsSection>
  );
}
