import { useQuery } from '@tanstack/react-query';
import { getDemoStart } from '@inkstone/api';
import { EmptyState, LoadingState, Paper } from '@inkstone/ui-kit';
import { CopyButton } from '../platform/clipboard/CopyButton.tsx';
import { QueryFailure } from '../platform/failure/QueryFailure.tsx';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { Page } from '../platform/page/Page.tsx';
import { useClient } from '../platform/platform.ts';
import { firstRunTexts } from './first-run.locale.ts';
import { startCommand, type DemoStart } from './start-command.ts';
import styles from './first-run.module.css';

/** How to begin an installation of one's own beside the demo, which stays as it is. */
export function OwnInstallationPage() {
  const t = useTexts(firstRunTexts);
  const client = useClient();
  const demo = useQuery({ queryKey: ['demo-start'], queryFn: ({ signal }) => client.call(getDemoStart, {}, { signal }) });
  return (
    <Page title={t('ownInstallation')}>
      {demo.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {demo.isError ? <QueryFailure failure={demo.error} onRetry={() => void demo.refetch()} /> : null}
      {demo.data === null ? <EmptyState title={t('ownNotDemo')} /> : null}
      {demo.data ? <Instructions demo={demo.data} /> : null}
    </Page>
  );
}

function Instructions({ demo }: { readonly demo: DemoStart }) {
  const t = useTexts(firstRunTexts);
  const command = startCommand(demo);
  return (
    <>
      <p className={styles.hint}>{t('ownHint')}</p>
      <Paper isPadded>
        <ol className={styles.own}>
          {demo.hasOwnDatabase ? <li>{t('ownStepDatabase')}</li> : null}
          {demo.hasOwnFiles ? <li>{t('ownStepFiles')}</li> : null}
          <li>
            {t('ownStepCommand')}
            <pre className={styles.command} aria-label={t('command')}>
              {command}
            </pre>
            {window.isSecureContext ? <CopyButton text={command} /> : null}
          </li>
          <li>{t('ownStepLink')}</li>
          <li>{t('ownStepStop')}</li>
        </ol>
      </Paper>
    </>
  );
}
