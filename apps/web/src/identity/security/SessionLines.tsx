import { Button } from 'antd';
import type { Session } from '@inkstone/api';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { formatAge, formatInstant } from '../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { AccountLine } from './AccountLine.tsx';
import { securityTexts } from './security.locale.ts';
import styles from './security.module.css';

interface SessionLinesProps {
  readonly sessions: readonly Session[];
  readonly busy: boolean;
  readonly onEnd: (session: Session) => void;
}

/** Open sessions with device, address and last use. The current one is not ended here: its owner signs out. */
export function SessionLines({ sessions, busy, onEnd }: SessionLinesProps) {
  const t = useTexts(securityTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  return sessions.map((session) => {
    const { id, device, address, startedAt, lastUsedAt, current } = session;
    const detail = t('session', {
      address: address ?? t('unknownAddress'),
      used: formatAge(lastUsedAt, locale, timeZone),
      started: formatInstant(startedAt, locale, timeZone),
    });
    const title = (
      <>
        {device}
        {current ? <span className={styles.tag}>{t('thisDevice')}</span> : null}
      </>
    );
    return (
      <AccountLine key={id} title={title} detail={detail}>
        {current ? null : (
          <Button type="text" danger disabled={busy} aria-label={t('endSessionNamed', { device })} onClick={() => onEnd(session)}>
            {t('endSession')}
          </Button>
        )}
      </AccountLine>
    );
  });
}
