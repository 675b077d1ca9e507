import AimOutlined from '@ant-design/icons/es/icons/AimOutlined';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import EnvironmentOutlined from '@ant-design/icons/es/icons/EnvironmentOutlined';
import { fillText, labelled, limits, type Location } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { Button, Input } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { switchOption } from '../options/declared-option.ts';
import type { ViewProps } from '../view/control-view.ts';
import { errorId } from '../view/field-id.ts';
import { useFormUiServices } from '../services/ui-services.ts';
import { useGroupAttributes } from '../view/input-attributes.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { addressAt } from './address-at.ts';
import { distanceMetres, type Point } from './distance.ts';
import { locationText } from './location.locale.ts';
import styles from './location.module.css';
import { rangeMetres, expectedLocation } from './location-rule.ts';
import { usePosition, type FoundPosition } from './use-position.ui.ts';

const MapDialog = lazy(() => import('./MapDialog.tsx').then((module) => ({ default: module.MapDialog })));

/** The device's position with a note; on a map too if one is configured. */
export function LocationDesktop({ field, form, locale, onBlur, compact = false }: ViewProps) {
  const value = useSignalValue(field.value) as Location | null;
  const options = useSignalValue(field.options);
  const isInvalid = useSignalValue(field.errors).length > 0;
  const { group, disabled } = useGroupAttributes(field, locale);
  const { map, addressOf } = useFormUiServices() ?? {};
  const announce = useAnnounce();
  const [isUnnamed, setUnnamed] = useState(false);
  const [isMapOpen, setMapOpen] = useState(false);
  const naming = useRef<AbortController | null>(null);
  useEffect(() => () => naming.current?.abort(), []);

  function change(next: Location | null): void {
    form.set(field.path, next && { ...next });
    onBlur();
  }

  /** Sets the coordinates at once; the address follows if a reverse geocoder is configured. */
  async function setPoint({ longitude, latitude }: Point): Promise<void> {
    naming.current?.abort();
    naming.current = new AbortController();
    const { signal } = naming.current;
    setUnnamed(false);
    change({ longitude, latitude, ...(value?.address !== undefined && { address: value.address }) });
    if (!addressOf) return;
    const address = await addressAt(addressOf, { longitude, latitude }, { locale, signal }).catch(() => null);
    if (signal.aborted) return;
    if (address === null) return setUnnamed(true);
    change({ ...address, longitude, latitude });
  }

  function handleFound(position: FoundPosition): void {
    announce(locationText.found[locale]);
    void setPoint(position);
  }

  const position = usePosition(handleFound);
  const isExact = options['displayMode'] !== 'general';
  const wantsPosition = switchOption(options, 'autoGetLocation') && value === null && !disabled;
  const { locate } = position;
  // Only on the first render: a location that the user removes is not filled in again.
  useEffect(() => {
    if (wantsPosition) locate(isExact);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  function handleNote(note: string): void {
    const { address: _, ...rest } = value!;
    form.set(field.path, note === '' ? { ...rest } : { ...rest, address: note });
  }

  const isLocating = position.state === 'locating';
  const expected = expectedLocation(options);
  return (
    <div {...group} role="group" className={styles.location} data-compact={compact || undefined}>
      <div className={styles.line}>
        <span className={value === null ? styles.none : styles.degrees} data-testid="degrees">
          <EnvironmentOutlined aria-hidden /> {value === null ? locationText.none[locale] : degreesText(value, isExact)}
        </span>
        <span className={styles.actions}>
          <Button size="small" icon={<AimOutlined aria-hidden />} loading={isLocating} disabled={disabled} onClick={() => locate(isExact)}>
            {locationText[isLocating ? 'locating' : value === null ? 'locate' : 'again'][locale]}
          </Button>
          {map && value !== null ? (
            <Button size="small" disabled={disabled} onClick={() => setMapOpen(true)}>
              {locationText.map[locale]}
            </Button>
          ) : null}
          {value !== null && !disabled ? (
            <Button
              size="small"
              type="text"
              icon={<CloseOutlined aria-hidden />}
              aria-label={labelled(locationText.clear[locale], field.label(locale), locale)}
              onClick={() => change(null)}
            />
          ) : null}
        </span>
      </div>
      {value === null ? null : (
        <Input
          size={compact ? 'small' : 'middle'}
          value={value.address ?? ''}
          placeholder={locationText.note[locale]}
          aria-label={labelled(field.label(locale), locationText.note[locale], locale)}
          {...(isInvalid && { 'aria-describedby': errorId(field.path) })}
          // Always present: adding or removing it would move the focus out of the input.
          prefix={<span className={styles.areas}>{areasOf(value)}</span>}
          maxLength={limits.textMaxLength}
          disabled={disabled}
          onChange={({ target }) => handleNote(target.value)}
          onBlur={onBlur}
        />
      )}
      <p className={styles.note} role="status">
        {[
          position.state === 'found' &&
            value !== null &&
            fillText(locationText.accuracy[locale], { metres: position.position.accuracyMetres }),
          value !== null && expected && fillText(locationText.distance[locale], { metres: Math.ceil(distanceMetres(expected, value)) }),
          isUnnamed && locationText.unnamed[locale],
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {position.state === 'failed' ? (
        <p className={styles.error} role="alert">
          {locationText[position.failure][locale]}
        </p>
      ) : null}
      {isMapOpen && map && value !== null ? (
        <Suspense fallback={null}>
          <MapDialog
            title={field.label(locale)}
            locale={locale}
            map={map}
            at={value}
            around={position.state === 'found' ? position.position : value}
            range={rangeMetres(options)}
            onPicked={(point) => void setPoint(point)}
            onClose={() => setMapOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function degreesText({ latitude, longitude }: Point, isExact: boolean): string {
  return [latitude, longitude].map((degree) => degree.toFixed(isExact ? 6 : 2)).join(', ');
}

function areasOf({ provinceName, cityName, districtName }: Location): string {
  return [provinceName, cityName === provinceName ? '' : cityName, districtName].filter(Boolean).join('');
}
