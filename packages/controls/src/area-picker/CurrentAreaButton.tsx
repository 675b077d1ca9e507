import AimOutlined from '@ant-design/icons/es/icons/AimOutlined';
import type { Address } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { areaDepthOf, cutAddress } from '../values/address-value.ts';
import { switchOption } from '../options/declared-option.ts';
import type { ViewProps } from '../view/control-view.ts';
import { addressAt } from '../location/address-at.ts';
import type { Point } from '../location/distance.ts';
import { locationText } from '../location/location.locale.ts';
import { usePosition } from '../location/use-position.ui.ts';
import { useFormUiServices, type ReverseGeocoder } from '../services/ui-services.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { areaPickerText } from './area-picker.locale.ts';
import styles from './area-picker.module.css';

/**
 * Fills in the address of the current position. Available if the form asks for it and a reverse geocoder is configured; runs once
 * automatically if there is no address yet.
 */
export function CurrentAreaButton(props: ViewProps) {
  const addressOf = useFormUiServices()?.addressOf;
  const options = useSignalValue(props.field.options);
  return addressOf && switchOption(options, 'autoGetLocation') ? <Here {...props} addressOf={addressOf} /> : null;
}

function Here({ field, form, locale, onBlur, addressOf }: ViewProps & { readonly addressOf: ReverseGeocoder }) {
  const value = useSignalValue(field.value) as Address | null;
  const options = useSignalValue(field.options);
  const isDisabled = useSignalValue(field.disabled);
  const announce = useAnnounce();
  const [geocoding, setGeocoding] = useState<'idle' | 'loading' | 'unnamed'>('idle');
  const pending = useRef<AbortController | null>(null);
  useEffect(() => () => pending.current?.abort(), []);

  async function fillIn(point: Point): Promise<void> {
    pending.current?.abort();
    const { signal } = (pending.current = new AbortController());
    setGeocoding('loading');
    const found = await addressAt(addressOf, point, { locale, signal }).catch(() => null);
    if (signal.aborted) return;
    const address = found && cutAddress(found, areaDepthOf(options), switchOption(options, 'addressDetail'));
    setGeocoding(address ? 'idle' : 'unnamed');
    if (!address) return;
    form.set(field.path, { ...address });
    announce(areaPickerText.located[locale]);
    onBlur();
  }

  const position = usePosition((found) => void fillIn(found));
  const { locate } = position;
  const wantsAddress = value === null && !isDisabled;
  // Only on the first render: an address that the user removes is not filled in again.
  useEffect(() => {
    if (wantsAddress) locate(true);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  if (isDisabled) return null;
  const isBusy = position.state === 'locating' || geocoding === 'loading';
  return (
    <span className={styles.here}>
      <Button size="small" type="text" icon={<AimOutlined aria-hidden />} loading={isBusy} onClick={() => locate(true)}>
        {locationText[isBusy ? 'locating' : 'locate'][locale]}
      </Button>
      {position.state === 'failed' ? (
        <span className={styles.error} role="alert">
          {locationText[position.failure][locale]}
        </span>
      ) : null}
      {geocoding === 'unnamed' ? (
        <span className={styles.error} role="alert">
          {areaPickerText.unnamed[locale]}
        </span>
      ) : null}
    </span>
  );
}
