import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Checkbox, Input } from 'antd';
import { useId, useRef, useState } from 'react';
import { saveMessagePreferences, type CallOutput, type getMessagePreferences, type MessageKind } from '@inkstone/api';
import { Paper, useAnnounce } from '@inkstone/ui-kit';
import { createIntention } from '../platform/api/intention.ts';
import { QueryFailure } from '../platform/failure/QueryFailure.tsx';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { useClient } from '../platform/platform.ts';
import { messagesTexts } from './messages.locale.ts';
import styles from './messages.module.css';

type Preferences = CallOutput<typeof getMessagePreferences>;

/** Channels as columns, kinds as rows; a channel that is not configured is not offered. */
export function PreferencesForm({ preferences }: { readonly preferences: Preferences }) {
  const t = useTexts(messagesTexts);
  const client = useClient();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const ids = useId();
  const intention = useRef(createIntention());
  const [email, setEmail] = useState(preferences.email ?? '');
  const [kinds, setKinds] = useState(preferences.kinds);
  const isWrong = email.trim() !== '' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email.trim());
  const channels = (['station', 'mail', 'webhook'] as const).filter((channel) => channel === 'station' || preferences.ways[channel]);
  const save = useMutation({
    mutationFn: async () => {
      const input = { email: email.trim() || null, kinds };
      await client.call(saveMessagePreferences, input, { idempotencyKey: intention.current.keyFor(input) });
      intention.current.fulfil();
      await queries.invalidateQueries({ queryKey: ['message-preferences'] });
      announce(t('saved'));
    },
  });
  return (
    <Paper>
      <div className={styles.address}>
        <label htmlFor={`${ids}-email`}>{t('email')}</label>
        <Input
          id={`${ids}-email`}
          type="email"
          value={email}
          {...(isWrong && { status: 'error' as const })}
          aria-invalid={isWrong}
          aria-describedby={`${ids}-hint`}
          onChange={(event) => setEmail(event.target.value)}
        />
        <span id={`${ids}-hint`} className="ink-muted ink-small">
          {isWrong ? t('emailWrong') : preferences.ways.mail ? t('emailHint') : t('noMail')}
        </span>
      </div>
      <table className={styles.channels}>
        <thead>
          <tr>
            <th scope="col">{t('kind')}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {t(channel)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(kinds) as MessageKind[]).map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(kind)}</th>
              {channels.map((channel) => (
                <td key={channel}>
                  <Checkbox
                    aria-label={`${t(kind)}: ${t(channel)}`}
                    checked={kinds[kind][channel]}
                    onChange={(event) => setKinds({ ...kinds, [kind]: { ...kinds[kind], [channel]: event.target.checked } })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {save.isError ? <QueryFailure failure={save.error} onRetry={() => save.mutate()} /> : null}
      <Button className={styles.save!} type="primary" disabled={isWrong} loading={save.isPending} onClick={() => save.mutate()}>
        {t('save')}
      </Button>
      {save.isSuccess ? <span className="ink-muted"> {t('saved')}</span> : null}
    </Paper>
  );
}
