import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readDesignOutside } from '@inkstone/api';
import type { ExternalObjects } from '@inkstone/checks';
import type { Documents } from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';
import { useLocale } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { useParams } from '../../platform/router/index.ts';
import { whenIdle } from '../../platform/window/when-idle.ts';
import { useRested } from '../fields/use-rested.ts';
import { addressedDocument } from '../design-address.ts';
import { useDocuments, useWorkingCopyValue } from '../working-copy/use-working-copy.ts';
import type { CheckAnswer, CheckedIssue, CheckRequest, SentAnswer } from './check-messages.ts';

export interface Issues {
  readonly issues: readonly CheckedIssue[];
  /** Whether an edit is not checked yet. */
  readonly isChecking: boolean;
}

/** The issues of the working copy as it is shown, checked in a worker after each edit; while edits follow each other, after the last one. */
export function useIssues(appCode: string): Issues {
  const locale = useLocale();
  const edited = useDocuments().documents;
  const documents = useRested(edited);
  const isSaved = useWorkingCopyValue(({ saving }) => saving === 'saved');
  const { section, document } = useParams();
  const shown = useRef<DocumentKey | null>(null);
  useEffect(() => {
    shown.current = addressedDocument(appCode, section, document);
  }, [appCode, section, document]);
  const [answer, setAnswer] = useState<CheckAnswer>({ id: 0, issues: [], isDone: false, names: '' });
  const [asked, setAsked] = useState(0);
  const latest = useRef(0);
  const [worker, setWorker] = useState<Worker | null>(null);
  const sent = useRef<{ documents: Documents; external: ExternalObjects | null }>({ documents: new Map(), external: null });
  const external = useExternalObjects(appCode, answer.names, isSaved);
  useEffect(() => {
    let started: Worker | null = null;
    // The designer comes first.
    const cancel = whenIdle(() => {
      started = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
      started.onmessage = ({ data }: MessageEvent<SentAnswer>) => setAnswer((before) => withKnown(data, before.issues));
      sent.current = { documents: new Map(), external: null };
      setWorker(started);
    });
    return () => {
      cancel();
      started?.terminate();
    };
  }, [appCode]);
  useEffect(() => {
    if (!external || !worker) return;
    const before = sent.current;
    sent.current = { documents, external };
    latest.current += 1;
    setAsked(latest.current);
    worker.postMessage({
      id: latest.current,
      appCode,
      changed: [...documents].flatMap(([key, document]) => (before.documents.get(key) === document ? [] : [document])),
      removed: [...before.documents].flatMap(([key, document]) => (documents.has(key) ? [] : [document.key])),
      external: before.external === external ? null : external,
      locale,
      shown: shown.current,
    } satisfies CheckRequest);
  }, [appCode, documents, external, locale, worker]);
  return { issues: answer.issues, isChecking: documents !== edited || answer.id !== asked || !answer.isDone };
}

/** The answer with the issues that are known already: who reads them is rendered again only when they change. */
function withKnown({ issues, ...answer }: SentAnswer, known: readonly CheckedIssue[]): CheckAnswer {
  return { ...answer, issues: issues ?? known };
}

/** Fetched again when the documents name other things, as soon as the server has them. */
function useExternalObjects(appCode: string, names: string, isSaved: boolean): ExternalObjects | undefined {
  const client = useClient();
  const query = useQuery({
    queryKey: ['external-objects', appCode, names],
    queryFn: async ({ signal }) => (await client.call(readDesignOutside, { appCode }, { signal })) as unknown as ExternalObjects,
    enabled: isSaved,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return query.data;
}
