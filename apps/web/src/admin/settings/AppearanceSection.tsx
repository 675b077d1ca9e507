import { brandSchemes } from '@inkstone/schema';
import { Checkbox, Form, Input, Radio } from 'antd';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { LogoInput } from '../../first-run/LogoInput.tsx';
import { schemeTexts } from './scheme-text.ts';
import { settingsTexts } from './settings.locale.ts';
import { SettingsSection } from './SettingsSection.tsx';
import styles from './settings.module.css';

/** The name, colours and appearance of the product, and greyscale. */
export function AppearanceSection() {
  const t = useTexts(settingsTexts);
  return (
    <SettingsSection title={t('appearance')} hint={t('mourningHint')}>
      <Form.Item name={['appearance', 'name', 'zh']} label={t('appearance.name.zh')} extra={t('brandNameHint')}>
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item name={['appearance', 'name', 'en']} label={t('appearance.name.en')}>
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item name={['appearance', 'brandColor']} label={t('appearance.brandColor')} extra={t('brandColorHint')}>
        <Input type="color" className={styles.color!} />
      </Form.Item>
      <Form.Item name={['appearance', 'sealColor']} label={t('appearance.sealColor')} extra={t('sealColorHint')}>
        <Input type="color" className={styles.color!} />
      </Form.Item>
      <Form.Item name={['appearance', 'logo']} label={t('appearance.logo')}>
        <LogoInput />
      </Form.Item>
      <Form.Item name={['appearance', 'scheme']} label={t('appearance.scheme')} extra={t('schemeHint')}>
        <Radio.Group options={brandSchemes.map((scheme) => ({ value: scheme, label: t(schemeTexts[scheme]) }))} />
      </Form.Item>
      <Form.Item name={['appearance', 'mourning']} valuePropName="checked" noStyle>
        <Checkbox>{t('appearance.mourning')}</Checkbox>
      </Form.Item>
    </SettingsSection>
  );
}
