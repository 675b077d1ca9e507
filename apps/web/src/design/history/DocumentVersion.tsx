import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readDocumentVersion } from '@inkstone/api';
import { documentId, documentsOf, type Documents, type JsonObject } from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { Comparison } from '../difference/Comparison.tsx';
import { useWorkingCopyState } from '../working-copy/use-working-copy.ts';
import { historyTexts } from './history.locale.ts';
import { VersionView } from './VersionView.tsx';
import styles from './history.module.css';

interface DocumentVersionProps {
  readonly appCode: string;
  readonly document: DocumentKey;
  readonly version: number;
  readonly latest: number;
}

/** A published version of a document: in its designer, or compared with any other one or with the working copy. */
export function DocumentVersion({ appCode, document, version, latest }: DocumentVersionProps) {
  const t = useTexts(historyTexts);
  const { documents } = useWorkingCopyState().replica;
  const [other, setOther] = useState(version > 1 ? String(version - 1) : 'content');
  const own = useVersion(appCode, document, version);
  const compared = useVersion(appCode, document, /^\d+$/.test(other) ? Number(other) : version);
  const failed = [own, compared].find(({ isError }) => isError);
  const content = (query: ReturnType<typeof useVersion>): Documents =>
    documentsOf(query.data ? [{ key: document, content: query.data.content as JsonObject }] : []);
  const working = documents.get(documentId(document));
  const isNumber = other !== 'working' && other !== 'content';
  const isEarlier = isNumber && Number(other) < version;
  const sides = isNumber ? content(compared) : documentsOf(working ? [working] : []);
  const title = isNumber ? t('version', { version: Number(other) }) : t('workingCopy');
  return (
    <div className={styles.content}>
      <label>
        {t('compareWith')}{' '}
        <select className={styles.select} value={other} onChange={(event) => setOther(event.target.value)}>
          <option value="content">{t('wholeContent')}</option>
          <option value="working">{t('workingCopy')}</option>
          {Array.from({ length: latest }, (_, index) => latest - index)
            .filter((each) => each !== version)
            .map((each) => (
              <option key={each} value={String(each)}>
                {t('version', { version: each })}
              </option>
            ))}
        </select>
      </label>
      {failed ? <QueryFailure failure={failed.error} onRetry={() => void failed.refetch()} /> : null}
      {!failed && (own.isPending || compared.isPending) ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {own.isSuccess && other === 'content' ? (
        <VersionView
          key={`${documentId(document)} ${version}`}
          appCode={appCode}
          document={{ key: document, content: own.data.content as JsonObject }}
          label={t('contentOf', { version })}
        />
      ) : null}
      {own.isSuccess && compared.isSuccess && other !== 'content' ? (
        <Comparison
          before={isEarlier ? sides : content(own)}
          after={isEarlier ? content(own) : sides}
          titles={isEarlier ? [title, t('version', { version })] : [t('version', { version }), title]}
        />
      ) : null}
    </div>
  );
}

/** A published version never changes. */
function useVersion(appCode: string, document: DocumentKey, version: number) {
  const client = useClient();
  return useQuery({
    queryKey: ['document-version', appCode, documentId(document), version],
    queryFn: ({ signal }) => client.call(readDocumentVersion, { appCode, document: document as never, version }, { signal }),
    staleTime: Infinity,
  });
}
