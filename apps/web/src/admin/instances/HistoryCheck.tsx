import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { checkHistory } from '@inkstone/api';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { instancesTexts } from './instances.locale.ts';
import styles from './instances.module.css';

/** Replays the history of an instance and compares the result with the stored state. */
export function HistoryCheck({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useTexts(instancesTexts);
  const client = useClient();
  const failureText = useFailureText();
  const check = useMutation({ mutationFn: () => client.call(checkHistory, { workflowInstanceId: id }) });
  return (
    <div className={styles.check}>
      <Button size="small" aria-label={t('checkNamed', { name })} loading={check.isPending} onClick={() => check.mutate()}>
        {t('checkAgain')}
      </Button>
      <div role="status" className="ink-small">
        {check.data?.sound ? t('historySound', { events: check.data.events }) : null}
        {check.data?.sound === false ? (
          <>
            <strong>{t('historyBroken')}</strong>
            {check.data.problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </>
        ) : null}
        {check.error ? failureText(check.error) : null}
      </div>
    </div>
  );
}
