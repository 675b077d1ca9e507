import { Button } from 'antd';
import type { FirstRun } from '@inkstone/api';
import { Paper } from '@inkstone/ui-kit';
import { useFailureText } from '../platform/failure/use-failure-text.ts';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { Link, useNavigate } from '../platform/router/index.ts';
import { useSaveStep } from './first-run-query.ts';
import { firstRunTexts } from './first-run.locale.ts';
import styles from './first-run.module.css';

const links = [
  { to: '/admin', title: 'toAdministration', hint: 'toAdministrationHint' },
  { to: '/design', title: 'toApps', hint: 'toAppsHint' },
  { to: '/start', title: 'toStart', hint: 'toStartHint' },
] as const;

/** What comes after the set-up. */
export function ReadyStep({ firstRun }: { readonly firstRun: FirstRun }) {
  const t = useTexts(firstRunTexts);
  const failureText = useFailureText();
  const navigate = useNavigate();
  const save = useSaveStep(() => navigate('/start'));
  return (
    <>
      <p className={styles.hint}>{t('readyHint', { people: firstRun.peopleCount, apps: firstRun.appCount })}</p>
      <Paper>
        <ul className={styles.links}>
          {links.map(({ to, title, hint }) => (
            <li key={to}>
              <Link to={to}>{t(title)}</Link>
              <p className="ink-muted ink-small">{t(hint)}</p>
            </li>
          ))}
        </ul>
      </Paper>
      <div role="alert">{save.isError ? <p className={styles.failure}>{failureText(save.error)}</p> : null}</div>
      <div className={styles.actions}>
        <Button type="primary" size="large" loading={save.isPending} onClick={() => save.mutate({ step: 'finish' })}>
          {t('finish')}
        </Button>
      </div>
    </>
  );
}
