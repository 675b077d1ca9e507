import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { retryRuleOfFlow } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { LoadingState, useAnnounce } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { formatInstant } from '../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { triggerTexts } from '../../design/rule/rule.locale.ts';
import { ruleLogQuery, type LogLine } from './rule-queries.ts';
import { rulesTexts } from './rules.locale.ts';
import styles from './rules.module.css';

const written = { insert: 'writtenInsert', update: 'writtenUpdate', delete: 'writtenDelete' } as const;

/** One run of a rule; details are loaded on demand. */
export function LogEntry({ log }: { readonly log: LogLine }) {
  const t = useTexts(rulesTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const [isOpen, setIsOpen] = useState(false);
  const outcome = log.outcome === 'done' ? t('ok') : t(log.outcome);
  const model = localizedName({ name: log.schemaName, name_i18n: log.schemaName_i18n }, locale);
  return (
    <li>
      <span>
        {log.ruleName} · <span className={log.outcome === 'done' ? '' : styles.alert}>{outcome}</span>
      </span>
      <Button
        size="small"
        type="text"
        aria-expanded={isOpen}
        aria-label={`${t(isOpen ? 'hideDetail' : 'detail')} ${log.ruleName}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? 'hideDetail' : 'detail')}
      </Button>
      <p className="ink-muted ink-small">
        {[
          formatInstant(log.at, locale, timeZone),
          model,
          triggerTexts[log.trigger][locale],
          log.actor?.name ?? '',
          t('took', { ms: log.durationMs }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {log.message ? <p className={styles.wide}>{log.message}</p> : null}
      {log.canRetry ? <RetryFlow flowInstanceId={log.flowInstanceId!} name={log.ruleName} /> : null}
      {isOpen ? <Detail id={log.id} /> : null}
    </li>
  );
}

function Detail({ id }: { readonly id: string }) {
  const t = useTexts(rulesTexts);
  const query = useQuery(ruleLogQuery(useClient(), id));
  if (query.isError) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <LoadingState shape="rows" label={t('loading')} />;
  const { ruleCode, objectId, flowInstanceId, reason, issues, written: done } = query.data;
  return (
    <dl className={styles.detail}>
      <dt>{t('ruleCode')}</dt>
      <dd>{ruleCode}</dd>
      <dt>{t('record')}</dt>
      <dd>{objectId}</dd>
      {flowInstanceId ? (
        <>
          <dt>{t('instance')}</dt>
          <dd>{flowInstanceId}</dd>
        </>
      ) : null}
      <dt>{t('detail')}</dt>
      <dd>
        {done.length === 0 ? <p>{t('nothingWritten')}</p> : null}
        {done.map((each) => (
          <p key={each.objectId + each.action}>{`${t(written[each.action], { model: each.schemaCode })} ${each.objectId}`}</p>
        ))}
        {issues.map(({ code, path, message }) => (
          <p key={path + code}>{[path, message ?? code].filter(Boolean).join(': ')}</p>
        ))}
        {reason ? <p>{reason}</p> : null}
      </dd>
    </dl>
  );
}

function RetryFlow({ flowInstanceId, name }: { readonly flowInstanceId: string; readonly name: string }) {
  const t = useTexts(rulesTexts);
  const client = useClient();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const failureText = useFailureText();
  const intention = useRef(createIntention());
  const retry = useMutation({
    mutationFn: () => client.call(retryRuleOfFlow, { flowInstanceId }, { idempotencyKey: intention.current.keyFor(flowInstanceId) }),
    onSuccess: () => announce(t('retried')),
    onSettled: async () => {
      intention.current.fulfil();
      await queries.invalidateQueries({ queryKey: ['business-rule-logs'] });
    },
  });
  return (
    <div className={styles.wide}>
      <Button size="small" loading={retry.isPending} aria-label={`${t('retry')} ${name}`} onClick={() => retry.mutate()}>
        {t('retry')}
      </Button>
      <span role="alert" className={styles.alert}>
        {retry.error ? failureText(retry.error) : null}
      </span>
    </div>
  );
}
