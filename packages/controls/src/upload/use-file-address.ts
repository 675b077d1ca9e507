import { useCallback } from 'react';
import { useFound } from '../face/use-found.ts';
import { useFileServices } from './use-upload-list.ts';

/** An address that shows a stored file, or a small picture of it. */
export function useFileAddress(refId: string, { thumbnail }: { readonly thumbnail: boolean }) {
  const files = useFileServices();
  const ask = useCallback(
    (signal: AbortSignal) => files?.address(refId, { thumbnail, signal }) ?? Promise.reject(new Error('no files here')),
    [files, refId, thumbnail],
  );
  return useFound<string>(ask);
}
