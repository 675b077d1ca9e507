import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isDesignCodeTaken } from '@inkstone/api';
import { codePattern, reservedKinds, type DocumentKind } from '@inkstone/schema';
import { useClient } from '../../platform/platform.ts';
import { useParams } from '../../platform/router/index.ts';
import type { IsTakenElsewhere } from './free-code.ts';

const freshMilliseconds = 10_000;

/** Asks whether another application has a code of a kind. What cannot be asked is told when the document is saved. */
export function useCodeQuestion(): (kind: DocumentKind, code: string) => Promise<boolean> {
  const client = useClient();
  const queries = useQueryClient();
  const { app: appCode = '' } = useParams();
  return useCallback(
    async (kind, code) => {
      const reserved = reservedKinds.find((each) => each === kind);
      if (!reserved || !codePattern.test(code)) return false;
      const asked = queries.fetchQuery({
        queryKey: ['design-code', appCode, kind, code],
        queryFn: ({ signal }) => client.call(isDesignCodeTaken, { appCode, kind: reserved, code }, { signal }),
        staleTime: freshMilliseconds,
        retry: false,
      });
      return asked.catch(() => false);
    },
    [client, queries, appCode],
  );
}

/** The same for one kind. */
export function useTakenElsewhere(kind: DocumentKind): IsTakenElsewhere {
  const ask = useCodeQuestion();
  return useCallback((code) => ask(kind, code), [ask, kind]);
}
