import { Button } from 'antd';
import AimOutlined from '@ant-design/icons/es/icons/AimOutlined';
import { useState } from 'react';
import { useTexts } from '../../../../../platform/i18n/use-texts.ts';
import { DraftInput } from '../../../../fields/DraftInput.tsx';
import type { EditorProps } from '../editor.ts';
import { defaultTexts } from './default.locale.ts';
import styles from '../../panel.module.css';

interface Place {
  readonly latitude?: number;
  readonly longitude?: number;
  readonly address?: string;
}

/** The place at which a form has to be filled in: its coordinates, typed or taken from where the designer is. */
export function PlaceEditor({ id, label, value, isFixed, onChange }: EditorProps) {
  const t = useTexts(defaultTexts);
  const [hasFailed, setFailed] = useState(false);
  const place = (typeof value === 'object' && value !== null ? value : {}) as Place;
  const set = (next: Place) => {
    const entries = Object.entries({ ...place, ...next }).filter(([, part]) => part !== undefined && part !== '');
    onChange(entries.length === 0 ? undefined : Object.fromEntries(entries));
  };
  const locate = () => {
    setFailed(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => set({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      () => setFailed(true),
      { enableHighAccuracy: true, timeout: 10_000 },
    );
  };
  const coordinate = (name: 'latitude' | 'longitude', most: number) => (
    <span className={styles.line}>
      <span className={styles.label}>{t(name)}</span>
      <DraftInput
        {...(name === 'latitude' && { id })}
        label={t(name)}
        value={place[name]?.toString() ?? ''}
        disabled={isFixed}
        onCommit={(text) => {
          const degrees = Number(text);
          set({ [name]: text.trim() === '' || !(Math.abs(degrees) <= most) ? undefined : degrees });
        }}
      />
    </span>
  );
  return (
    <div className={styles.lines} role="group" aria-label={label}>
      {coordinate('latitude', 90)}
      {coordinate('longitude', 180)}
      <span className={styles.line}>
        <span className={styles.label}>{t('place')}</span>
        <DraftInput
          label={t('place')}
          value={place.address ?? ''}
          maxLength={200}
          disabled={isFixed}
          onCommit={(address) => set({ address })}
        />
      </span>
      <Button size="small" icon={<AimOutlined />} disabled={isFixed} onClick={locate}>
        {t('here')}
      </Button>
      {hasFailed ? (
        <p role="alert" className={styles.issue}>
          {t('noPosition')}
        </p>
      ) : null}
    </div>
  );
}

/** About a tenth of a metre. */
const rounded = (degrees: number): number => Number(degrees.toFixed(6));
