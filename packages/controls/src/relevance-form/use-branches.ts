import type { RecordReference } from '@inkstone/schema';
import { useCallback, useState } from 'react';
import { useFormUiServices } from '../services/ui-services.ts';
import { recordSearch, type RecordSource } from './record-source.ts';

interface Branch {
  readonly records: readonly RecordReference[];
  readonly parents: ReadonlySet<string>;
}

/** So many of a branch are shown; the rest is found by typing. */
const shownAtMost = 300;

/** What stands below records of a tree, asked for when a branch is opened. A branch that could not be read can be opened again. */
export function useBranches(source: RecordSource) {
  const services = useFormUiServices();
  const [branches, setBranches] = useState<ReadonlyMap<string, Branch>>(new Map());
  const load = useCallback(
    async (parentId: string): Promise<void> => {
      if (!services || source.schemaCode === null) return;
      const records: RecordReference[] = [];
      const parents = new Set<string>();
      let cursor: string | null | undefined;
      do {
        const page = await services.searchRecords(source.schemaCode, {
          ...recordSearch(source, ''),
          parentId,
          ...(cursor && { cursor }),
        });
        records.push(...page.items);
        page.parents?.forEach((id) => parents.add(id));
        cursor = page.next;
      } while (cursor && records.length < shownAtMost);
      setBranches((before) => new Map(before).set(parentId, { records, parents }));
    },
    [services, source],
  );
  return { branches, load };
}
