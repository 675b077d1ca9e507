import { useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo, useState } from 'react';
import { readDocumentVersion, readWorkflowFigures } from '@inkstone/api';
import { documentId, documentsOf, type Documents, type JsonObject } from '@inkstone/design';
import { useClient } from '../../../platform/platform.ts';
import { objectNumber } from '../../working-copy/object-number.ts';
import { useDocuments } from '../../working-copy/use-working-copy.ts';
import type { Marks } from '../canvas/marks.ts';
import type { Flow } from '../workflow-operations.ts';
import { flowChanges, type FlowChanges } from './part-changes.ts';

export interface ComparedVersions {
  /** A number of a version. */
  readonly from: number;
  readonly to: number | 'working';
}

interface DrawnChanges extends FlowChanges {
  readonly isPublished: boolean;
  /** The number of the version that is valid now; null: not known yet. */
  readonly version: number | null;
  readonly compared: ComparedVersions | null;
  readonly compare: (compared: ComparedVersions) => void;
  /** Which of both is drawn. */
  readonly side: 'before' | 'after';
  readonly draw: (side: 'before' | 'after') => void;
  /** What is drawn; null: it is not known yet. */
  readonly drawn: JsonObject | null;
  readonly documents: readonly [Documents, Documents];
  readonly failure: unknown;
  readonly retry: () => void;
}

export const ChangesContext = createContext<DrawnChanges | null>(null);

export function useDrawnChanges(): DrawnChanges {
  const changes = use(ChangesContext);
  if (!changes) throw new Error('the component needs a ChangesContext');
  return changes;
}

const nothing: FlowChanges = { changes: [], parts: new Map() };

/** What differs between two versions, or between a version and what is designed now. At first: since the workflow was published. */
export function useNewDrawnChanges(appCode: string, { key }: Flow, isShown: boolean): DrawnChanges {
  const client = useClient();
  const { published, documents } = useDocuments();
  const [chosen, compare] = useState<ComparedVersions | null>(null);
  const [side, draw] = useState<'before' | 'after'>('after');
  const current = published.get(documentId(key))?.content;
  const latest = useQuery({
    queryKey: ['design-workflow-version', key.code, objectNumber(current)],
    queryFn: async ({ signal }) => (await client.call(readWorkflowFigures, { appCode, workflowCode: key.code }, { signal })).version,
    enabled: isShown && current !== undefined,
    retry: false,
    staleTime: Infinity,
  });
  const version = latest.data ?? null;
  const compared = chosen ?? (version === null ? null : { from: version, to: 'working' as const });
  const before = useVersion(appCode, key, compared?.from ?? null, isShown);
  const after = useVersion(appCode, key, compared === null || compared.to === 'working' ? null : compared.to, isShown);
  const earlier = before.data ?? null;
  const later = compared?.to === 'working' ? (documents.get(documentId(key))?.content ?? null) : (after.data ?? null);
  const changes = useMemo(() => (earlier && later ? flowChanges(key, earlier, later) : nothing), [key, earlier, later]);
  const sides = useMemo((): readonly [Documents, Documents] => {
    const of = (content: JsonObject | null) => documentsOf(content ? [{ key, content }] : []);
    return [of(earlier), of(later)];
  }, [key, earlier, later]);
  const failed = [latest, before, after].find(({ isError }) => isError);
  const isPublished = current !== undefined;
  const drawn = earlier && later ? (side === 'before' ? earlier : later) : null;
  const { error: failure = null, refetch } = failed ?? {};
  // What is compared at first is made anew at each render.
  const [from, to] = [compared?.from ?? null, compared?.to ?? null];
  return useMemo(
    () => ({
      ...changes,
      isPublished,
      version,
      compared: from === null || to === null ? null : { from, to },
      compare,
      side,
      draw,
      drawn,
      documents: sides,
      failure,
      retry: () => void refetch?.(),
    }),
    [changes, isPublished, version, from, to, side, drawn, sides, failure, refetch],
  );
}

/** A published version never changes. */
function useVersion(appCode: string, key: Flow['key'], version: number | null, isShown: boolean) {
  const client = useClient();
  return useQuery({
    queryKey: ['document-version-content', appCode, documentId(key), version],
    queryFn: async ({ signal }) =>
      (await client.call(readDocumentVersion, { appCode, document: { ...key }, version: version ?? 1 }, { signal })).content as JsonObject,
    enabled: isShown && version !== null,
    retry: false,
    staleTime: Infinity,
  });
}

export function useChangeMarks({ parts }: FlowChanges): ReadonlyMap<string, Partial<Marks>> {
  return useMemo(() => new Map([...parts].map(([part, change]): [string, Partial<Marks>] => [part, { change }])), [parts]);
}
