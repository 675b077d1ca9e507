import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { setAppState } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { createIntention } from '../../platform/api/intention.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import fieldStyles from '../../platform/fields/fields.module.css';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { designAppsQuery } from '../apps/design-apps-query.ts';
import { RemoveAppDialog } from './RemoveAppDialog.tsx';
import { appSettingsTexts } from './settings.locale.ts';
import styles from './settings.module.css';

/** Closes the application, opens it again, or removes it. */
export function AppState({ appCode }: { readonly appCode: string }) {
  const t = useTexts(appSettingsTexts);
  const client = useClient();
  const queries = useQueryClient();
  const locale = useLocale();
  const { user } = useSession();
  const failureText = useFailureText();
  const [intention] = useState(() => createIntention());
  const [removes, setRemoves] = useState(false);
  const apps = useQuery(designAppsQuery(client));
  const app = apps.data?.apps.find(({ code }) => code === appCode);
  const state = app?.state;
  const mayRemove = state === 'unpublished' || user?.isAdmin || user?.isAppAdmin;
  const change = useMutation({
    mutationFn: (next: 'open' | 'closed') => {
      const input = { appCode, state: next };
      return client.call(setAppState, input, { idempotencyKey: intention.keyFor(input) });
    },
    onSuccess: async () => {
      intention.fulfil();
      await queries.invalidateQueries({ queryKey: ['apps'] });
      await queries.invalidateQueries(designAppsQuery(client));
    },
  });
  if (!state) return null;
  return (
    <>
      <h2>{t('state')}</h2>
      <div role="alert" className={fieldStyles.issue}>
        {change.error ? failureText(change.error) : null}
      </div>
      {state === 'unpublished' ? null : (
        <>
          <p className="ink-muted">{t('closeHint')}</p>
          <p className={styles.buttons}>
            <Button loading={change.isPending} onClick={() => change.mutate(state === 'open' ? 'closed' : 'open')}>
              {t(state === 'open' ? 'close' : 'open')}
            </Button>
          </p>
        </>
      )}
      {mayRemove ? (
        <>
          <p className="ink-muted">{t('removeHint')}</p>
          <p className={styles.buttons}>
            <Button danger onClick={() => setRemoves(true)}>
              {t('remove')}
            </Button>
          </p>
        </>
      ) : null}
      {removes ? <RemoveAppDialog appCode={appCode} name={localizedName(app, locale)} onClose={() => setRemoves(false)} /> : null}
    </>
  );
}
