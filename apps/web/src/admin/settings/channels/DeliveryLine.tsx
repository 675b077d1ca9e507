import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef } from 'react';
import { retryDelivery, type Delivery } from '@inkstone/api';
import { messagesTexts } from '../../../messages/messages.locale.ts';
import { createIntention } from '../../../platform/api/intention.ts';
import { useTimeZone } from '../../../platform/config/use-public-config.ts';
import { useFailureText } from '../../../platform/failure/use-failure-text.ts';
import { formatInstant } from '../../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { channelTexts } from './channels.locale.ts';
import styles from '../settings.module.css';

/** One delivery of a message; a failed one can be retried. */
export function DeliveryLine({ delivery }: { readonly delivery: Delivery }) {
  const t = useTexts(channelTexts);
  const kindText = useTexts(messagesTexts);
  const failureText = useFailureText();
  const locale = useLocale();
  const timeZone = useTimeZone();
  const client = useClient();
  const queries = useQueryClient();
  const intention = useRef(createIntention());
  const retry = useMutation({
    mutationFn: () => client.call(retryDelivery, { id: delivery.id }, { idempotencyKey: intention.current.keyFor(delivery.id) }),
    onSuccess: async () => {
      intention.current.fulfil();
      await queries.invalidateQueries({ queryKey: ['deliveries'] });
    },
  });
  const { way: channel, kind, personName, at, state, attempts, error } = delivery;
  return (
    <li>
      <strong>{t('delivery', { way: t(channel), kind: kindText(kind), name: personName })}</strong>
      <span className="ink-muted ink-small">
        {formatInstant(at, locale, timeZone)} · {t(state)}
        {attempts > 1 ? ` · ${t('attempts', { count: attempts })}` : ''}
      </span>
      {error && state !== 'sent' ? <p className={`ink-small ${styles.change}`}>{error}</p> : null}
      {retry.isError ? (
        <p role="alert" className={styles.failure}>
          {failureText(retry.error)}
        </p>
      ) : null}
      {state === 'failed' ? (
        <Button size="small" loading={retry.isPending} onClick={() => retry.mutate()}>
          {t('retry')}
        </Button>
      ) : null}
    </li>
  );
}
