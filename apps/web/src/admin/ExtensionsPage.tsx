import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef } from 'react';
import { clearExtensionFailures, listExtensionFailures, type CallOutput } from '@inkstone/api';
import { EmptyState, LoadingState, Paper } from '@inkstone/ui-kit';
import type { Client } from '../platform/api/client.ts';
import { createIntention } from '../platform/api/intention.ts';
import { useTimeZone } from '../platform/config/use-public-config.ts';
import { QueryFailure } from '../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../platform/failure/use-failure-text.ts';
import { formatInstant } from '../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { Page } from '../platform/page/Page.tsx';
import { useClient } from '../platform/platform.ts';
import { useExtensions } from '../runtime/extensions/extensions-query.ts';
import { adminTexts } from './admin.locale.ts';
import styles from './admin.module.css';

type Failure = CallOutput<typeof listExtensionFailures>[number];

const failuresQuery = (client: Client) =>
  queryOptions({ queryKey: ['extension-failures'], queryFn: ({ signal }) => client.call(listExtensionFailures, {}, { signal }) });

/** Lists the installed extension controls and the failures that browsers reported for them. For administrators. */
export function ExtensionsPage() {
  const t = useTexts(adminTexts);
  const client = useClient();
  const failures = useQuery(failuresQuery(client));
  return (
    <Page title={t('extensions')} actions={failures.data?.length ? <ClearButton /> : null}>
      <Loaded />
      <h2 className={styles.heading}>{t('failures')}</h2>
      {failures.isError ? <QueryFailure failure={failures.error} onRetry={() => void failures.refetch()} /> : null}
      {failures.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {failures.data?.length === 0 ? <EmptyState title={t('noFailures')} hint={t('noFailuresHint')} /> : null}
      {failures.data?.length ? <Failures failures={failures.data} /> : null}
    </Page>
  );
}

function Loaded() {
  const t = useTexts(adminTexts);
  const extensions = useExtensions();
  if (!extensions) return null;
  const types = Object.keys(extensions.models);
  return (
    <>
      <h2 className={styles.heading}>{t('loaded')}</h2>
      {types.length === 0 ? <p className="ink-muted">{t('noneLoaded')}</p> : <p>{types.join(', ')}</p>}
    </>
  );
}

function Failures({ failures }: { readonly failures: readonly Failure[] }) {
  const t = useTexts(adminTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    <Paper>
      <ul className={styles.list}>
        {failures.map(({ extension, reason, detail, count, lastAt }) => (
          <li key={`${extension} ${reason}`}>
            <p>
              <strong>{extension}</strong> {t(reason)}
            </p>
            <span className="ink-muted ink-small">{formatInstant(lastAt, locale, timeZone)}</span>
            <p className="ink-muted ink-small">{detail}</p>
            <span className="ink-muted ink-small">{t('times', { count })}</span>
          </li>
        ))}
      </ul>
    </Paper>
  );
}

function ClearButton() {
  const t = useTexts(adminTexts);
  const client = useClient();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const intention = useRef(createIntention());
  const clear = useMutation({
    mutationFn: () => client.call(clearExtensionFailures, {}, { idempotencyKey: intention.current.keyFor('clear') }),
    onSuccess: () => {
      intention.current.fulfil();
      return queries.invalidateQueries({ queryKey: ['extension-failures'] });
    },
  });
  return (
    <>
      {clear.error ? <span role="alert">{failureText(clear.error)}</span> : null}
      <Button loading={clear.isPending} onClick={() => clear.mutate()}>
        {t('clear')}
      </Button>
    </>
  );
}
