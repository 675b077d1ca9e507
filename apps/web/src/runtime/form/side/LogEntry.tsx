import type { ReactNode } from 'react';
import type { InstanceLog } from '@inkstone/api';
import { PresentationView, presentFile, presentImage } from '@inkstone/controls/renderer';
import { joinNamed, joinNames, joinPhrases, localizedName } from '@inkstone/schema';
import { Seal } from '@inkstone/ui-kit';
import { useTimeZone } from '../../../platform/config/use-public-config.ts';
import { formatInstant } from '../../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { Avatar } from '../../../platform/page/Avatar.tsx';
import { formTexts, type FormTextKey } from '../form.locale.ts';
import fieldStyles from '../../../platform/fields/fields.module.css';
import styles from '../form.module.css';

const kinds: Readonly<Record<InstanceLog['kind'], FormTextKey>> = {
  submitted: 'logSubmitted',
  agreed: 'logAgreed',
  disagreed: 'logDisagreed',
  rejected: 'logRejected',
  forwarded: 'logForwarded',
  'added-before': 'logAddedBefore',
  'added-after': 'logAddedAfter',
  'added-beside': 'logAddedBeside',
  'assist-asked': 'logAssistAsked',
  assisted: 'logAssisted',
  declined: 'logDeclined',
  consulted: 'logConsulted',
  answered: 'logAnswered',
  circulated: 'logCirculated',
  'taken-back': 'logTakenBack',
  retrieved: 'logRetrieved',
  canceled: 'logCanceled',
  read: 'logRead',
  opened: 'logOpened',
  skipped: 'logSkipped',
  completed: 'logCompleted',
  exception: 'logException',
  adjusted: 'logAdjusted',
  appointed: 'logAppointed',
  activated: 'logActivated',
  closed: 'logClosed',
  'owner-changed': 'logOwnerChanged',
  finished: 'logFinished',
  mentioned: 'logMentioned',
  retried: 'logRetried',
  waited: 'logWaited',
  reminded: 'logReminded',
  overdue: 'logOverdue',
  'late-agreed': 'logLateAgreed',
  'late-disagreed': 'logLateDisagreed',
  'late-back': 'logLateBack',
  'late-route': 'logLateRoute',
  'late-manager': 'logLateManager',
  'agreed-earlier': 'logAgreedEarlier',
  chosen: 'logChosen',
  replayed: 'logReplayed',
  'children-started': 'logChildrenStarted',
  'child-agreed': 'logChildAgreed',
  'child-disagreed': 'logChildDisagreed',
  'child-ended': 'logChildEnded',
  'child-terminated': 'logChildTerminated',
  'child-failed': 'logChildFailed',
  'children-released': 'logChildrenReleased',
  'service-asked': 'logServiceAsked',
  'service-finished': 'logServiceFinished',
  'service-failed': 'logServiceFailed',
  migrated: 'logMigrated',
};

const seals: Readonly<Record<NonNullable<InstanceLog['seal']>, { text: FormTextKey; shape: 'round' | 'square' }>> = {
  agree: { text: 'sealAgree', shape: 'round' },
  disagree: { text: 'sealDisagree', shape: 'square' },
  reject: { text: 'sealReject', shape: 'square' },
  canceled: { text: 'sealCanceled', shape: 'square' },
};

/** One entry of the history; a decision shows its seal. `children` are rendered below it. */
export function LogEntry({ log, children }: { readonly log: InstanceLog; readonly children?: ReactNode }) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const people = joinNamed(log.people, locale);
  const removed = joinNamed(log.removed, locale);
  const changed = [...(people ? [t('logAdded', { people })] : []), ...(removed ? [t('logRemoved', { people: removed })] : [])];
  const changes = log.kind === 'adjusted' || log.kind === 'activated' || log.kind === 'closed' ? joinPhrases(changed, locale) : null;
  const activity = log.activityName ? localizedName({ name: log.activityName, name_i18n: log.activityName_i18n }, locale) : null;
  const round = log.round !== null && log.round > 1 ? t('round', { round: log.round }) : null;
  const seal = log.seal ? seals[log.seal] : null;
  return (
    <li className={styles.entry} data-superseded={log.superseded || undefined} data-kind={log.kind}>
      <div className={styles.entryText}>
        <p className={styles.entryHead}>
          {log.actor ? <Avatar name={log.actor.name} personId={log.actor.id} /> : null}
          {log.actor ? (
            <strong>{log.principal ? t('actedFor', { agent: log.actor.name, principal: log.principal.name }) : log.actor.name}</strong>
          ) : null}
          <span>
            {t(kinds[log.kind], { fields: joinNames(log.fields, locale), people, count: log.count ?? 0, version: log.version ?? 0 })}
          </span>
        </p>
        {changes ? <p className={styles.entryTime}>{changes}</p> : null}
        {log.opinion ? <blockquote className={styles.opinion}>{log.opinion}</blockquote> : null}
        {log.failure ? (
          <p className={fieldStyles.failure}>
            <strong>{t(log.failure.class === 'system' ? 'systemException' : 'businessException')}</strong> {log.failure.message}
          </p>
        ) : null}
        {log.files.length > 0 ? <PresentationView tree={{ kind: 'list', items: log.files.map(presentFile) }} /> : null}
        {log.signature ? <PresentationView tree={presentImage(log.signature)} /> : null}
        <p className={styles.entryTime}>
          {[activity, round, formatInstant(log.at, locale, timeZone), log.superseded ? t('superseded') : null].filter(Boolean).join(' · ')}
        </p>
        {children}
      </div>
      {seal ? <Seal text={t(seal.text)} shape={seal.shape} faded={log.superseded} size={52} /> : null}
    </li>
  );
}
