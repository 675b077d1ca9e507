import { Button } from 'antd';
import { Link } from '../platform/router/index.ts';
import type { Message } from '@inkstone/api';
import { useTimeZone } from '../platform/config/use-public-config.ts';
import { formatAge, formatInstant } from '../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { messagesTexts } from './messages.locale.ts';
import styles from './messages.module.css';

/** One message, with a link to what it is about. */
export function MessageLine({ message, onRead }: { readonly message: Message; readonly onRead: () => void }) {
  const t = useTexts(messagesTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { title, text, at, read, workItemId, workflowInstanceId } = message;
  const to = workItemId ? `/work-item/${workItemId}` : workflowInstanceId ? `/instance/${workflowInstanceId}` : null;
  return (
    <div className={styles.line} data-unread={!read || undefined}>
      <div>
        {to ? (
          <Link to={to} className={styles.title!} onClick={() => (read ? undefined : onRead())}>
            {title}
          </Link>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        {text ? <p className={styles.text}>{text}</p> : null}
        <p className={styles.meta}>
          <span>{t(message.kind)}</span>
          <time dateTime={at} title={formatInstant(at, locale, timeZone)}>
            {formatAge(at, locale, timeZone)}
          </time>
        </p>
      </div>
      {read ? null : (
        <Button size="small" type="text" onClick={onRead}>
          {t('read')}
        </Button>
      )}
    </div>
  );
}
