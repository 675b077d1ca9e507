import { Paper } from '@inkstone/ui-kit';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { PeopleExport } from './PeopleExport.tsx';
import { PeopleImport } from './PeopleImport.tsx';
import { peopleImportTexts } from './people-import.locale.ts';
import styles from './people-import.module.css';
import adminStyles from '../admin.module.css';

/** People from and into files. */
export function PeopleImportPage() {
  const t = useTexts(peopleImportTexts);
  return (
    <Page title={t('title')}>
      <h2 className={adminStyles.heading}>{t('importHeading')}</h2>
      <Paper>
        <div className={styles.body}>
          <PeopleImport />
        </div>
      </Paper>
      <h2 className={adminStyles.heading}>{t('exportHeading')}</h2>
      <Paper>
        <div className={styles.body}>
          <PeopleExport />
        </div>
      </Paper>
    </Page>
  );
}
