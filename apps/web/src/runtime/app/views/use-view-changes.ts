import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { deleteListView, saveListView, setDefaultListView } from '@inkstone/api';
import { createIntention } from '../../../platform/api/intention.ts';
import { useClient } from '../../../platform/platform.ts';
import { sourceInput, type RecordSource } from '../record-query.ts';
import type { ListView } from './view-query.ts';

/** What is kept of a view: of one without an id anew. */
export type KeptView = Pick<ListView, 'name' | 'isShared' | 'state'> & { readonly id?: string };

/** Keeps, forgets and chooses views; the list of them is asked for again afterwards. */
export function useViewChanges(source: RecordSource) {
  const client = useClient();
  const queries = useQueryClient();
  const intention = useRef(createIntention());
  const place = sourceInput(source);
  const settled = {
    onSuccess: () => {
      intention.current.fulfil();
      return queries.invalidateQueries({ queryKey: ['list-views', source.schemaCode] });
    },
  };
  const keyOf = (wish: unknown) => ({ idempotencyKey: intention.current.keyFor(wish) });
  const save = useMutation({
    ...settled,
    mutationFn: (view: KeptView) => client.call(saveListView, { ...place, ...view }, keyOf(['save', view])),
  });
  const forget = useMutation({ ...settled, mutationFn: (id: string) => client.call(deleteListView, { id }, keyOf(['delete', id])) });
  const choose = useMutation({
    ...settled,
    mutationFn: (id: string | null) => client.call(setDefaultListView, { ...place, id }, keyOf(['default', id])),
  });
  return { save, forget, choose, failure: save.error ?? forget.error ?? choose.error };
}
