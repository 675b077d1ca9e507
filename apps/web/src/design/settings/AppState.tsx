import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { removeDesignApp, setAppState } from '@inkstone/api';
import { createIntention } from '../../platform/api/intention.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import fieldStyles from '../../platform/fields/fields.module.css';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { useNavigate } from '../../platform/router/index.ts';
import { designAppsQuery } from '../apps/design-apps-query.ts';
import { appSettingsTexts } from './settings.locale.ts';
import styles from './settings.module.css';

/** Closes the application, opens it again, or removes one that was never published. */
export function AppState({ appCode }: { readonly appCode: string }) {
  const t = useTexts(appSettingsTexts);
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [intention] = useState(() => createIntention());
  const [asks, setAsks] = useState(false);
  const apps = useQuery(designAppsQuery(client));
  const state = apps.data?.apps.find(({ code }) => code === appCode)?.state;
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
  const remove = useMutation({
    mutationFn: () => client.call(removeDesignApp, { appCode }, { idempotencyKey: intention.keyFor('remove') }),
    onSuccess: async () => {
      navigate('/design');
      await queries.invalidateQueries(designAppsQuery(client));
    },
  });
  if (!state) return null;
  const failure = change.error ?? remove.error;
  return (
    <>
      <h2>{t('state')}</h2>
      <div role="alert" className={fieldStyles.issue}>
        {failure ? failureText(failure) : null}
      </div>
      <p className="ink-muted">{state === 'unpublished' ? t('removeHint') : t('closeHint')}</p>
      <p className={styles.buttons}>
        {state === 'unpublished' ? (
          <Button danger onClick={() => setAsks(true)}>
            {t('remove')}
          </Button>
        ) : (
          <Button loading={change.isPending} onClick={() => change.mutate(state === 'open' ? 'closed' : 'open')}>
            {t(state === 'open' ? 'close' : 'open')}
          </Button>
        )}
      </p>
      <Modal
        open={asks}
        title={t('remove')}
        okText={t('remove')}
        cancelText={t('cancel')}
        okButtonProps={{ danger: true }}
        confirmLoading={remove.isPending}
        onOk={() => remove.mutate()}
        onCancel={() => setAsks(false)}
      >
        {t('removeAsk')}
      </Modal>
    </>
  );
}
