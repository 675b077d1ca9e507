import type { CallOutput, searchRecords } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { HighlightedText } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Link } from '../../platform/router/index.ts';
import { listPath } from '../favorites/entry-path.ts';
import { searchTexts } from './search.locale.ts';
import styles from './search.module.css';

interface FoundRecordsProps {
  readonly entry: CallOutput<typeof searchRecords>['items'][number];
  readonly keyword: string;
}

/** The first records of a list that contain the keyword, with a link to all of them. */
export function FoundRecords({ entry, keyword }: FoundRecordsProps) {
  const t = useTexts(searchTexts);
  const name = localizedName(entry, useLocale());
  return (
    <>
      <h3 className={styles.foundListName}>{name}</h3>
      <ul className={styles.foundList}>
        {entry.records.map((record) => (
          <li key={record.id}>
            <Link className={styles.foundLine!} to={`/record/${entry.schemaCode}/${record.id}`}>
              <span>
                <HighlightedText text={record.name || t('untitled')} search={keyword} />
              </span>
              <span className="ink-muted ink-small">
                <HighlightedText text={record.sequenceNo ?? ''} search={keyword} />
              </span>
            </Link>
          </li>
        ))}
        {entry.hasMore ? (
          <li>
            <Link className={styles.foundLine!} to={listPath(entry, keyword)}>
              {t('allIn', { name })}
            </Link>
          </li>
        ) : null}
      </ul>
    </>
  );
}
