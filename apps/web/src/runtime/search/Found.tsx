import { localizedName } from '@inkstone/schema';
import { HighlightedText } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Avatar } from '../../platform/page/Avatar.tsx';
import { useClient } from '../../platform/platform.ts';
import { Link } from '../../platform/router/index.ts';
import { entryPath } from '../favorites/entry-path.ts';
import { FoundRecords } from './FoundRecords.tsx';
import { FoundSection } from './FoundSection.tsx';
import { formsFound, peopleFound, recordsFound, workFound } from './search-queries.ts';
import { searchTexts } from './search.locale.ts';
import styles from './search.module.css';

/** The results, one section for each kind. */
export function Found({ keyword }: { readonly keyword: string }) {
  const t = useTexts(searchTexts);
  const locale = useLocale();
  const client = useClient();
  return (
    <>
      <FoundSection name={t('forms')} query={formsFound(client, keyword)} keyOf={({ appCode, code }) => `${appCode} ${code}`}>
        {(entry) => (
          <Link className={styles.foundLine!} to={entryPath(entry)}>
            <span>
              <HighlightedText text={localizedName(entry, locale)} search={keyword} />
            </span>
            <span className="ink-muted ink-small">
              <HighlightedText text={localizedName(entry.app, locale)} search={keyword} />
            </span>
          </Link>
        )}
      </FoundSection>
      <FoundSection name={t('records')} query={recordsFound(client, keyword)} keyOf={({ appCode, code }) => `${appCode} ${code}`}>
        {(entry) => <FoundRecords entry={entry} keyword={keyword} />}
      </FoundSection>
      <FoundSection name={t('work')} query={workFound(client, keyword)} keyOf={({ id }) => id}>
        {(item) => (
          <Link className={styles.foundLine!} to={`/work-item/${item.id}`}>
            <span>
              <HighlightedText
                text={localizedName({ name: item.instanceName, name_i18n: item.instanceName_i18n }, locale)}
                search={keyword}
              />
            </span>
            <span className="ink-muted ink-small">
              <HighlightedText text={item.sequenceNo ?? ''} search={keyword} />{' '}
              {localizedName({ name: item.activityName, name_i18n: item.activityName_i18n }, locale)}
            </span>
          </Link>
        )}
      </FoundSection>
      <FoundSection name={t('people')} query={peopleFound(client, keyword)} keyOf={({ id }) => id}>
        {(person) => (
          <div className={`${styles.foundLine} ${styles.foundPerson}`}>
            <Avatar name={person.name} personId={person.id} />
            <span>
              <HighlightedText text={person.name} search={keyword} />
            </span>
            <span className="ink-muted ink-small">{person.departmentName}</span>
          </div>
        )}
      </FoundSection>
    </>
  );
}
