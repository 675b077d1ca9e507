import { AutoComplete, Form, Input, InputNumber, Radio, Select } from 'antd';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { coordinateChoices } from './coordinate-choices.ts';
import { settingsTexts } from './settings.locale.ts';
import { SettingsSection } from './SettingsSection.tsx';
import styles from './settings.module.css';

/** Common tile providers; any other address can be typed. */
const knownTiles = [
  'https://wmts.nlsc.gov.tw/wmts/EMAP/default/GoogleMapsCompatible/{z}/{y}/{x}',
  'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
].map((value) => ({ value }));

export function MapSection({ hasKey }: { readonly hasKey: boolean }) {
  const t = useTexts(settingsTexts);
  const kind = Form.useWatch(['map', 'kind'], { preserve: true }) as string | undefined;
  return (
    <SettingsSection title={t('map')} hint={t('mapHint')}>
      <Form.Item name={['map', 'kind']} label={t('map.kind')}>
        <Radio.Group
          options={[
            { value: 'none', label: t('mapNone') },
            { value: 'tiles', label: t('mapTiles') },
            { value: 'keyed', label: t('mapKeyed') },
          ]}
        />
      </Form.Item>
      {kind === 'none' || kind === undefined ? null : (
        <>
          <Form.Item name={['map', 'tiles']} label={t('map.tiles')} extra={t('tilesHint')}>
            <AutoComplete options={knownTiles} />
          </Form.Item>
          {kind === 'keyed' ? (
            <Form.Item name={['map', 'key']} label={t('map.key')} extra={t('keyInBrowser')}>
              <Input.Password autoComplete="off" maxLength={500} placeholder={hasKey ? t('keyKept') : ''} />
            </Form.Item>
          ) : null}
          <Form.Item name={['map', 'attribution']} label={t('map.attribution')}>
            <Input maxLength={200} />
          </Form.Item>
          <div className={styles.pair}>
            <Form.Item name={['map', 'maxZoom']} label={t('map.maxZoom')}>
              <InputNumber className={styles.short!} precision={0} />
            </Form.Item>
            <Form.Item name={['map', 'coordinates']} label={t('map.coordinates')}>
              <Select className={styles.short!} options={coordinateChoices} />
            </Form.Item>
          </div>
        </>
      )}
    </SettingsSection>
  );
}
