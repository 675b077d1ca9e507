import { useEffect, useRef, useState } from 'react';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { useColorScheme } from '../platform/theme/color-scheme.ts';
import { galleryTexts } from './gallery.locale.ts';
import styles from './gallery.module.css';

interface PhoneFrameProps {
  readonly address: string;
}

/** A frame of a phone's size with a page of this client in it, so that media queries see a phone and not a narrow column. */
export function PhoneFrame({ address }: PhoneFrameProps) {
  // The page inside reads language and appearance only when it loads.
  return <PhoneWindow key={`${useLocale()} ${useColorScheme()}`} address={address} />;
}

// Browsers do not load a page inside itself; another query makes it a different page.
const inPhone = (address: string) => `?phone#${address}`;

function PhoneWindow({ address }: PhoneFrameProps) {
  const t = useTexts(galleryTexts);
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(address);
  useEffect(() => {
    const inside = frame.current?.contentWindow;
    // Replaces the address, so that changing a property adds no entries to the history.
    if (inside && inside.location.href !== 'about:blank') inside.location.replace(inPhone(address));
  }, [address]);
  return <iframe ref={frame} className={styles.phone} title={t('phone')} src={inPhone(first)} />;
}
