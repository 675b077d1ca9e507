import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { deleteListView, saveListView, setDefaultListView } from '@inkstone/api';
import { createIntention } from '../../../platform/api/intention.ts';
import { useClient } from '../../../platform/platform.ts';
import { sourceInput, type RecordSource } from '../record-query.ts';
import type { ListView } from './view-query.ts';

/** The input for saving a view; without an id a new one is created. */
export type SavedViewInput = Pick<ListView, 'name' | 'isShared' | 'state'> & { readonly id?: string };

/** Saves, deletes and selects views, and reloads them afterwards. */
export function useViewChanges(source: RecordSource) {
  const client = useClient();
  const queries = useQueryClient();
  const intention = useRef(createIntention());
  const sourceParams = sourceInput(source);
  const settled = {
    onSuccess: () => {
      intention.current.fulfil();
      return queries.invalidateQueries({ queryKey: ['list-views', source.schemaCode] });
    },
  };
  const keyOf = (request: unknown) => ({ idempotencyKey: intention.current.keyFor(request) });
  const save = useMutation({
    ...settled,
    mutationFn: (view: SavedViewInput) => client.call(saveListView, { ...sourceParams, ...view }, keyOf(['save', view])),
  });
  const forget = useMutation({ ...settled, mutationFn: (id: string) => client.call(deleteListView, { id }, keyOf(['delete', id])) });
  const choose = useMutation({
    ...settled,
    mutationFn: (id: string | null) => client.call(setDefaultListView, { ...sourceParams, id }, keyOf(['default', id])),
  });
  return { save, forget, choose, failure: save.error ?? forget.error ?? choose.error };
}
