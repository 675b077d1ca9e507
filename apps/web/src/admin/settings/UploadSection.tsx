import { Form, Select } from 'antd';
import { uploadSizes } from '@inkstone/controls/uploads';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { settingsTexts } from './settings.locale.ts';
import { SettingsSection } from './SettingsSection.tsx';
import styles from './settings.module.css';

const lists = ['allowed', 'ignored', 'images', 'documents'] as const;

const plainExtensions = (typed: readonly string[]): readonly string[] => [
  ...new Set(
    typed.map((each) =>
      each
        .trim()
        .replace(/^[*.]+/, '')
        .toLowerCase(),
    ),
  ),
];

export function UploadSection() {
  const t = useTexts(settingsTexts);
  return (
    <SettingsSection title={t('upload')} hint={t('extensionsHint')}>
      <Form.Item name={['upload', 'megabytes']} label={t('upload.megabytes')} extra={t('megabytesHint')}>
        <Select className={styles.short!} options={uploadSizes.map((size) => ({ value: size, label: `${size} MB` }))} />
      </Form.Item>
      {lists.map((list) => (
        <Form.Item key={list} name={['upload', list]} label={t(`upload.${list}`)} getValueFromEvent={plainExtensions}>
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',', '，', '、', ';', ' ', '\n']} />
        </Form.Item>
      ))}
    </SettingsSection>
  );
}
