import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { useRef, useState } from 'react';
import { saveMessagePreferences, type CallOutput, type getMessagePreferences, type MessageKind } from '@inkstone/api';
import { Paper, useAnnounce } from '@inkstone/ui-kit';
import { createIntention } from '../platform/api/intention.ts';
import { QueryFailure } from '../platform/failure/QueryFailure.tsx';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { useClient } from '../platform/platform.ts';
import { Link } from '../platform/router/index.ts';
import { messagesTexts } from './messages.locale.ts';
import styles from './messages.module.css';

type Preferences = CallOutput<typeof getMessagePreferences>;

/** Channels as columns, kinds as rows; a channel that is not configured is not offered. */
export function PreferencesForm({ preferences }: { readonly preferences: Preferences }) {
  const t = useTexts(messagesTexts);
  const client = useClient();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const intention = useRef(createIntention());
  const [kinds, setKinds] = useState(preferences.kinds);
  const channels = (['station', 'mail', 'webhook'] as const).filter((channel) => channel === 'station' || preferences.ways[channel]);
  const save = useMutation({
    mutationFn: async () => {
      const input = { kinds };
      await client.call(saveMessagePreferences, input, { idempotencyKey: intention.current.keyFor(input) });
      intention.current.fulfil();
      await queries.invalidateQueries({ queryKey: ['message-preferences'] });
      announce(t('saved'));
    },
  });
  return (
    <Paper isPadded>
      <div className={styles.address}>
        <span>{t('email')}</span>
        <span>
          {preferences.email ?? t('notSet')} <Link to="/me/profile">{t('changeEmail')}</Link>
        </span>
        <span className="ink-muted ink-small">{preferences.ways.mail ? t('emailHint') : t('noMail')}</span>
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
      <Button className={styles.save!} type="primary" loading={save.isPending} onClick={() => save.mutate()}>
        {t('save')}
      </Button>
      {save.isSuccess ? <span className="ink-muted"> {t('saved')}</span> : null}
    </Paper>
  );
}
