import { Form, InputNumber } from 'antd';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { settingsTexts } from './settings.locale.ts';
import { SettingsSection } from './SettingsSection.tsx';
import styles from './settings.module.css';

export function SheetSection() {
  const t = useTexts(settingsTexts);
  return (
    <SettingsSection title={t('sheet')}>
      <Form.Item name={['sheet', 'importRows']} label={t('sheet.importRows')} extra={t('importRowsHint')}>
        <InputNumber className={styles.short!} precision={0} />
      </Form.Item>
    </SettingsSection>
  );
}
