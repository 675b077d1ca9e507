import type { ReactNode } from 'react';
import { Link } from '../platform/router/index.ts';
import { joinNamed, joinNames, localizedName } from '@inkstone/schema';
import { HighlightedText } from '@inkstone/ui-kit';
import { useTimeZone } from '../platform/config/use-public-config.ts';
import { formatAge, formatInstant } from '../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { Avatar } from '../platform/page/Avatar.tsx';
import { DueMark } from '../runtime/due/DueMark.tsx';
import { UrgeMark } from '../runtime/urge/UrgeMark.tsx';
import type { WorkEntry } from './work-entry.ts';
import { WorkStatus } from './WorkStatus.tsx';
import { workbenchTexts } from './workbench.locale.ts';
import styles from './workbench.module.css';

interface WorkLineProps {
  readonly entry: WorkEntry;
  readonly to: string;
  readonly selected: boolean;
  readonly search: string;
  /** Hidden where all lines of a list have the same status. */
  readonly showsStatus: boolean;
  /** A further line about a draft. */
  readonly children?: ReactNode;
}

/** Work item kinds other than that of the regular handler. */
const kindTexts: Readonly<Record<string, 'kind-forward' | 'kind-assist' | 'kind-add' | 'kind-consult' | 'kind-sub-instance' | undefined>> =
  {
    forward: 'kind-forward',
    assist: 'kind-assist',
    add: 'kind-add',
    consult: 'kind-consult',
    'sub-instance': 'kind-sub-instance',
  };

/** One item of a work list: title, sender, status, time. */
export function WorkLine({ entry, to, selected, search, showsStatus, children }: WorkLineProps) {
  const t = useTexts(workbenchTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const activityNames = joinNamed(entry.activities, locale);
  const held = entry.holders.length > 0 ? t('heldBy', { names: joinNames(entry.holders, locale) }) : '';
  const kind = kindTexts[entry.kind ?? ''];
  const who = entry.initiator ? t('startedBy', { name: entry.initiator }) : held;
  return (
    <Link to={to} className={styles.line!} aria-current={selected ? 'true' : undefined} data-entry={entry.id}>
      {entry.initiator ? <Avatar name={entry.initiator} {...(entry.initiatorId && { personId: entry.initiatorId })} /> : null}
      <span className={styles.lineWords}>
        <span className={styles.lineTitle}>
          {kind ? <span className={styles.lineKind}>{t(kind)}</span> : null}
          <HighlightedText text={entry.title} search={search} />
        </span>
        <span className={styles.lineMeta}>
          <span className={styles.lineText}>
            {entry.principal ? <span>{t('delegatedBy', { name: entry.principal })}</span> : null}
            {entry.sequenceNo ? (
              <span className={styles.lineNumber}>
                <HighlightedText text={entry.sequenceNo} search={search} />
              </span>
            ) : null}
            <span>{localizedName(entry.workflow, locale)}</span>
            {activityNames ? <span>{activityNames}</span> : null}
            {who ? <span>{who}</span> : null}
          </span>
          <DueMark dueAt={entry.dueAt} />
          <UrgeMark urged={entry.urged} />
        </span>
        {children}
      </span>
      <span className={styles.lineSide}>
        <time dateTime={entry.at} title={formatInstant(entry.at, locale, timeZone)}>
          {formatAge(entry.at, locale, timeZone)}
        </time>
        {showsStatus ? <WorkStatus status={entry.status} outcome={entry.outcome} /> : null}
      </span>
    </Link>
  );
}
