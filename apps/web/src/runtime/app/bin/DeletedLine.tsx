import { Button, Popconfirm } from 'antd';
import { useTimeZone } from '../../../platform/config/use-public-config.ts';
import { formatInstant } from '../../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import type { DeletedRecord } from './bin-query.ts';
import { binTexts } from './bin.locale.ts';
import styles from './bin.module.css';

interface DeletedLineProps {
  readonly record: DeletedRecord;
  /** An action on it is running. */
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onRestore: () => void;
  readonly onPurge: () => void;
}

/** A deleted record: by whom and when, until when it is kept, and its actions. */
export function DeletedLine({ record, busy, disabled, onRestore, onPurge }: DeletedLineProps) {
  const t = useTexts(binTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const name = record.name || t('untitled');
  const facts = [
    record.sequenceNo === record.name ? null : record.sequenceNo,
    t('deletedBy', { name: record.deletedBy.name, time: formatInstant(record.deletedAt, locale, timeZone) }),
    t('purgedAt', { time: formatInstant(record.purgedAt, locale, timeZone) }),
  ];
  return (
    <div className={styles.line}>
      <span className={styles.facts}>
        <strong>{name}</strong>
        <span className="ink-muted ink-small">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <span className={styles.actions}>
        <Button size="small" aria-label={t('restoreNamed', { name })} loading={busy} disabled={disabled && !busy} onClick={onRestore}>
          {t('restore')}
        </Button>
        <Popconfirm title={t('purgeAsked', { name })} okText={t('purge')} onConfirm={onPurge}>
          <Button size="small" type="text" danger aria-label={t('purgeNamed', { name })} disabled={disabled}>
            {t('purge')}
          </Button>
        </Popconfirm>
      </span>
    </div>
  );
}
