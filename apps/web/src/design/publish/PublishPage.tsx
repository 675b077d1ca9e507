import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useId, useMemo, useState } from 'react';
import { publishWorkingCopy } from '@inkstone/api';
import { documentId, neededDocuments } from '@inkstone/design';
import { EmptyState, LoadingState, useAnnounce } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import fieldStyles from '../../platform/fields/fields.module.css';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { useNavigate } from '../../platform/router/index.ts';
import { changedKeys, type ChangedKey } from '../working-copy/changed-keys.ts';
import { useWorkingCopy, useWorkingCopyState } from '../working-copy/use-working-copy.ts';
import { Consequences } from './Consequences.tsx';
import { DocumentChoice } from './DocumentChoice.tsx';
import { Outdated } from './Outdated.tsx';
import { Scenarios } from './Scenarios.tsx';
import { PublishIssues } from './PublishIssues.tsx';
import { playedScenariosQuery, publishPlanQuery } from './publish-plan-query.ts';
import { publishTexts } from './publish.locale.ts';
import styles from './publish.module.css';

/** What changes, what it meets, and publishing it: all documents or chosen ones. */
export function PublishPage({ appCode }: { readonly appCode: string }) {
  const t = useTexts(publishTexts);
  const navigate = useNavigate();
  const { replica } = useWorkingCopyState();
  const [done, setDone] = useState<number | null>(null);
  const changed = useMemo(() => changedKeys(replica), [replica]);
  if (done !== null && changed.length === 0)
    return (
      <section className={styles.page} aria-label={t('title')}>
        <h2>{t('published')}</h2>
        <p>{t('publishedHint')}</p>
        <p className={styles.buttons}>
          <Button type="primary" onClick={() => navigate(`/apps/${appCode}`)}>
            {t('openApp')}
          </Button>
          <Button onClick={() => navigate(`/design/${appCode}`)}>{t('goOn')}</Button>
        </p>
      </section>
    );
  if (changed.length === 0) return <EmptyState title={t('nothing')} hint={t('nothingHint')} />;
  return <PublishForm appCode={appCode} changed={changed} done={done} onPublished={setDone} />;
}

interface PublishFormProps {
  readonly appCode: string;
  readonly changed: readonly ChangedKey[];
  /** How many documents were published just before, if others are left. */
  readonly done: number | null;
  readonly onPublished: (count: number) => void;
}

function PublishForm({ appCode, changed, done, onPublished }: PublishFormProps) {
  const t = useTexts(publishTexts);
  const locale = useLocale();
  const id = useId();
  const client = useClient();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const failureText = useFailureText();
  const copy = useWorkingCopy();
  const { replica, rights, saving } = useWorkingCopyState();
  const [intention] = useState(() => createIntention());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [note, setNote] = useState('');
  const [reason, setReason] = useState('');
  const chosen = useMemo(() => changed.filter(({ key }) => !left.has(documentId(key))).map(({ key }) => key), [changed, left]);
  const needed = useMemo(
    () => (left.size === 0 ? [] : neededDocuments({ published: replica.published, working: replica.documents }, chosen)),
    [replica.published, replica.documents, chosen, left],
  );
  const documents = left.size === 0 ? {} : { documents: chosen as never };
  const asked = { appCode, revision: replica.revision, ...documents };
  const plan = useQuery(publishPlanQuery(client, { ...asked, locale }));
  const scenarios = useQuery(playedScenariosQuery(client, { ...asked, locale }));
  const deviating = scenarios.data?.filter(({ deviations }) => deviations.length > 0) ?? [];
  const publish = useMutation({
    mutationFn: () => {
      const input = { ...asked, note: note.trim(), reason: reason.trim() };
      return client.call(publishWorkingCopy, input, { idempotencyKey: intention.keyFor(input) });
    },
    onSuccess: async () => {
      intention.fulfil();
      await copy.update();
      // Whatever a page has read of the application may be another now.
      await queries.invalidateQueries();
      announce(t('published'));
      setLeft(new Set());
      setNote('');
      setReason('');
      onPublished(chosen.length + needed.length);
    },
  });
  const { errors = [], warnings = [], outdated = [] } = plan.data ?? {};
  const hasWarnings = warnings.length > 0 || deviating.some(({ blocks }) => !blocks);
  const needsReason = hasWarnings && reason.trim() === '';
  const isPlanned = plan.isSuccess && !plan.isFetching && scenarios.isSuccess;
  const isHindered = errors.length + outdated.length > 0 || deviating.some(({ blocks }) => blocks);
  const mayPublish = rights.publish && saving === 'saved' && isPlanned && !isHindered;
  return (
    <section className={styles.page} aria-label={t('title')}>
      {done === null ? null : <p role="status">{t('publishedRest', { count: done })}</p>}
      <DocumentChoice changed={changed} left={left} onLeave={setLeft} needed={needed} />
      {plan.isError ? <QueryFailure failure={plan.error} onRetry={() => void plan.refetch()} /> : null}
      {plan.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {outdated.length > 0 ? <Outdated appCode={appCode} documents={outdated} /> : null}
      {errors.length > 0 ? <PublishIssues appCode={appCode} title={t('errors')} issues={errors} isError /> : null}
      {warnings.length > 0 ? <PublishIssues appCode={appCode} title={t('warnings')} issues={warnings} isError={false} /> : null}
      <Scenarios played={scenarios} />
      {plan.data ? <Consequences plan={plan.data} /> : null}
      <form
        className={fieldStyles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          if (mayPublish && !needsReason && chosen.length > 0) publish.mutate();
        }}
      >
        {hasWarnings ? (
          <div>
            <label htmlFor={`${id}-reason`} className={fieldStyles.label} data-required>
              {t('reason')}
            </label>
            <Input.TextArea id={`${id}-reason`} value={reason} maxLength={2000} onChange={(event) => setReason(event.target.value)} />
            <p className={fieldStyles.issue}>{needsReason ? t('reasonRequired') : null}</p>
          </div>
        ) : null}
        <div>
          <label htmlFor={`${id}-note`} className={fieldStyles.label}>
            {t('note')}
          </label>
          <Input.TextArea id={`${id}-note`} value={note} maxLength={2000} onChange={(event) => setNote(event.target.value)} />
        </div>
        <div role="alert" className={fieldStyles.issue}>
          {publish.error ? failureText(publish.error) : null}
        </div>
        {rights.publish ? null : <p className="ink-muted">{t('notAllowed')}</p>}
        {saving === 'saved' ? null : <p className="ink-muted">{t('unsaved')}</p>}
        <p className={styles.buttons}>
          <Button type="primary" htmlType="submit" loading={publish.isPending} disabled={!mayPublish || needsReason || chosen.length === 0}>
            {t('publish', { count: chosen.length + needed.length })}
          </Button>
        </p>
      </form>
    </section>
  );
}
