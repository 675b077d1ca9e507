import { fillText, type Locale } from '@inkstone/schema';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { Point } from './distance.ts';
import { locationText } from './location.locale.ts';
import styles from './location.module.css';
import type { MapProvider } from '../services/map-provider.ts';
import { LocationMap } from './LocationMap.tsx';

interface MapDialogProps {
  readonly title: string;
  readonly locale: Locale;
  readonly map: MapProvider;
  readonly at: Point;
  /** The marker stays within the range of this point. */
  readonly around: Point;
  readonly range: number;
  readonly onPicked: (point: Point) => void;
  readonly onClose: () => void;
}

/** Moves the marker of a location on the configured map. */
export function MapDialog({ title, locale, map, at, around, range, onPicked, onClose }: MapDialogProps) {
  const [point, setPoint] = useState(at);
  const [hasFailed, setFailed] = useState(false);
  const hint = fillText(locationText.mapHint[locale], { metres: range });

  function handleDone(): void {
    onPicked(point);
    onClose();
  }

  return (
    <Modal
      open
      title={title}
      width={720}
      onCancel={onClose}
      closable={{ 'aria-label': locationText.cancel[locale] }}
      footer={
        <>
          <Button onClick={onClose}>{locationText.cancel[locale]}</Button>
          <Button type="primary" onClick={handleDone}>
            {locationText.done[locale]}
          </Button>
        </>
      }
    >
      <p className={styles.note}>{hint}</p>
      <LocationMap label={hint} map={map} point={point} around={around} range={range} onPoint={setPoint} onFailed={() => setFailed(true)} />
      <p className={styles.note} role="status">
        {point.latitude.toFixed(6)}, {point.longitude.toFixed(6)}
      </p>
      {hasFailed ? (
        <p className={styles.error} role="alert">
          {locationText.mapFailed[locale]}
        </p>
      ) : null}
    </Modal>
  );
}
