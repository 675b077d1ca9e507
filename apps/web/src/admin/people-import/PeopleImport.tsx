import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PeopleImportSummary } from '@inkstone/api';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { ChoosePeopleFile } from './ChoosePeopleFile.tsx';
import { ComparedFile } from './ComparedFile.tsx';
import { EndedImport } from './EndedImport.tsx';
import { usePeopleImport } from './people-import-queries.ts';
import { peopleImportTexts } from './people-import.locale.ts';
import { WrittenImport } from './WrittenImport.tsx';
import styles from './people-import.module.css';

interface PeopleImportProps {
  /** Offers a button to go on once a file is imported. */
  readonly onDone?: () => void;
}

/** Imports people from a file: choose it, look at what changes, import, and see what remains to be done. */
export function PeopleImport({ onDone }: PeopleImportProps) {
  const queries = useQueryClient();
  const [importId, setImportId] = useState<string | null>(null);
  const handleUploaded = (uploaded: PeopleImportSummary): void => {
    queries.setQueryData(['people-import', uploaded.importId], uploaded);
    setImportId(uploaded.importId);
  };
  return (
    <div className={styles.import}>
      {importId === null ? (
        <ChoosePeopleFile onUploaded={handleUploaded} />
      ) : (
        <StartedImport importId={importId} onUploaded={handleUploaded} onAnother={() => setImportId(null)} {...(onDone && { onDone })} />
      )}
    </div>
  );
}

interface StartedImportProps extends PeopleImportProps {
  readonly importId: string;
  readonly onUploaded: (uploaded: PeopleImportSummary) => void;
  readonly onAnother: () => void;
}

function StartedImport({ importId, onUploaded, onAnother, onDone }: StartedImportProps) {
  const t = useTexts(peopleImportTexts);
  const query = usePeopleImport(importId);
  if (query.isError && !query.data) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingState shape="rows" count={3} label={t('loading')} />;
  const task = query.data;
  switch (task.state) {
    case 'checked':
      return <ComparedFile task={task} onUploaded={onUploaded} />;
    case 'applying':
      return <WrittenImport task={task} />;
    case 'done':
    case 'cancelled':
    case 'failed':
      return <EndedImport task={task} onUploaded={onUploaded} onAnother={onAnother} {...(onDone && { onDone })} />;
  }
}
