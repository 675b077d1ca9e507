import { AutoComplete, Form, Input, Radio, Select } from 'antd';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { coordinateChoices } from './coordinate-choices.ts';
import { settingsTexts } from './settings.locale.ts';
import { SettingsSection } from './SettingsSection.tsx';
import styles from './settings.module.css';

const knownUrls: Readonly<Record<string, readonly { readonly value: string }[]>> = {
  nominatim: [{ value: 'https://nominatim.openstreetmap.org/reverse?format=jsonv2&lat={lat}&lon={lon}&accept-language={lang}' }],
  amap: [{ value: 'https://restapi.amap.com/v3/geocode/regeo?location={lon},{lat}&key={key}' }],
};

export function GeocoderSection({ hasKey }: { readonly hasKey: boolean }) {
  const t = useTexts(settingsTexts);
  const form = Form.useFormInstance();
  const kind = Form.useWatch(['geocoder', 'kind'], { preserve: true }) as string | undefined;
  const url = Form.useWatch(['geocoder', 'url'], { preserve: true }) as string | undefined;
  return (
    <SettingsSection title={t('geocoder')} hint={t('geocoderHint')}>
      <Form.Item name={['geocoder', 'kind']} label={t('geocoder.kind')}>
        <Radio.Group
          options={[
            { value: 'none', label: t('geocoderNone') },
            { value: 'nominatim', label: 'Nominatim' },
            { value: 'amap', label: 'AMap' },
          ]}
          // AMap returns coordinates in its own system; the other services use WGS 84.
          onChange={({ target }) => form.setFieldValue(['geocoder', 'coordinates'], target.value === 'amap' ? 'GCJ02' : 'WGS84')}
        />
      </Form.Item>
      {kind === 'none' || kind === undefined ? null : (
        <>
          <Form.Item name={['geocoder', 'url']} label={t('geocoder.url')} extra={t('geocoderUrlHint')}>
            <AutoComplete options={[...(knownUrls[kind] ?? [])]} />
          </Form.Item>
          {url?.includes('{key}') ? (
            <Form.Item name={['geocoder', 'key']} label={t('geocoder.key')}>
              <Input.Password autoComplete="off" maxLength={500} placeholder={hasKey ? t('keyKept') : ''} />
            </Form.Item>
          ) : null}
          <Form.Item name={['geocoder', 'coordinates']} label={t('geocoder.coordinates')}>
            <Select className={styles.short!} options={coordinateChoices} />
          </Form.Item>
        </>
      )}
    </SettingsSection>
  );
}
