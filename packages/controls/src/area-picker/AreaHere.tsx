import { AimOutlined } from '@ant-design/icons';
import type { Address } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { areaDepthOf, cutAddress } from '../values/address-value.ts';
import { switchOption } from '../options/declared-option.ts';
import type { FaceProps } from '../face/face.ts';
import { addressAt } from '../location/address-at.ts';
import type { Point } from '../location/distance.ts';
import { locationText } from '../location/location.locale.ts';
import { usePosition } from '../location/use-position.ui.ts';
import { useFormUiServices, type PlaceNamer } from '../services/ui-services.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import { areaPickerText } from './area-picker.locale.ts';
import styles from './area-picker.module.css';

/** Where the form asks for it and somebody knows what places are called: takes the address of where the person is, by itself while there is none. */
export function AreaHere(props: FaceProps) {
  const addressOf = useFormUiServices()?.addressOf;
  const options = useSignalValue(props.field.options);
  return addressOf && switchOption(options, 'autoGetLocation') ? <Here {...props} addressOf={addressOf} /> : null;
}

function Here({ field, form, locale, onBlur, addressOf }: FaceProps & { readonly addressOf: PlaceNamer }) {
  const value = useSignalValue(field.value) as Address | null;
  const options = useSignalValue(field.options);
  const isDisabled = useSignalValue(field.disabled);
  const announce = useAnnounce();
  const [naming, setNaming] = useState<'resting' | 'asking' | 'unnamed'>('resting');
  const asked = useRef<AbortController | null>(null);
  useEffect(() => () => asked.current?.abort(), []);

  async function name(point: Point): Promise<void> {
    asked.current?.abort();
    const { signal } = (asked.current = new AbortController());
    setNaming('asking');
    const found = await addressAt(addressOf, point, { locale, signal }).catch(() => null);
    if (signal.aborted) return;
    const address = found && cutAddress(found, areaDepthOf(options), switchOption(options, 'addressDetail'));
    setNaming(address ? 'resting' : 'unnamed');
    if (!address) return;
    form.set(field.path, { ...address });
    announce(areaPickerText.located[locale]);
    onBlur();
  }

  const position = usePosition((found) => void name(found));
  const { locate } = position;
  const wantsAddress = value === null && !isDisabled;
  // Once, when it is first drawn: an address that somebody takes away stays away.
  useEffect(() => {
    if (wantsAddress) locate(true);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  if (isDisabled) return null;
  const isBusy = position.state === 'locating' || naming === 'asking';
  return (
    <span className={styles.here}>
      <Button size="small" type="text" icon={<AimOutlined aria-hidden />} loading={isBusy} onClick={() => locate(true)}>
        {locationText[isBusy ? 'locating' : 'locate'][locale]}
      </Button>
      {position.state === 'failed' ? (
        <span className={styles.fault} role="alert">
          {locationText[position.fault][locale]}
        </span>
      ) : null}
      {naming === 'unnamed' ? (
        <span className={styles.fault} role="alert">
          {areaPickerText.unnamed[locale]}
        </span>
      ) : null}
    </span>
  );
}
