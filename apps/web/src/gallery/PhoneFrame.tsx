import { useEffect, useRef, useState } from 'react';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { useColorScheme } from '../platform/theme/color-scheme.ts';
import { galleryTexts } from './gallery.locale.ts';
import styles from './gallery.module.css';

interface PhoneFrameProps {
  readonly address: string;
}

/** A window of a phone's size with a page of this application in it, so that its views see a phone and not a narrow column. */
export function PhoneFrame({ address }: PhoneFrameProps) {
  // The page inside reads language and appearance when it opens.
  return <PhoneWindow key={`${useLocale()} ${useColorScheme()}`} address={address} />;
}

// A page may not stand in itself; another query makes it another page.
const inPhone = (address: string) => `?phone#${address}`;

function PhoneWindow({ address }: PhoneFrameProps) {
  const t = useTexts(galleryTexts);
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(address);
  useEffect(() => {
    const inside = frame.current?.contentWindow;
    // Replaced, so that trying a property leaves no trail of pages to go back through.
    if (inside && inside.location.href !== 'about:blank') inside.location.replace(inPhone(address));
  }, [address]);
  return <iframe ref={frame} className={styles.phone} title={t('phone')} src={inPhone(first)} />;
}
