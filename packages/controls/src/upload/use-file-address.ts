import { useCallback } from 'react';
import { useAsync } from '../view/use-async.ts';
import { useFileServices } from './use-upload-list.ts';

/** Returns a URL of a stored file or its thumbnail. */
export function useFileAddress(refId: string, { thumbnail }: { readonly thumbnail: boolean }) {
  const files = useFileServices();
  const load = useCallback(
    (signal: AbortSignal) => files?.address(refId, { thumbnail, signal }) ?? Promise.reject(new Error('no file services')),
    [files, refId, thumbnail],
  );
  return useAsync<string>(load);
}
