import type { RecordReference } from '@inkstone/schema';
import { useCallback, useState } from 'react';
import { useFormUiServices } from '../services/ui-services.ts';
import { recordSearch, type RecordSource } from './record-source.ts';

interface Branch {
  readonly records: readonly RecordReference[];
  readonly parents: ReadonlySet<string>;
}

/** The maximum number of records shown in a branch; others are found by searching. */
const maxShown = 300;

/** Loads the children of records when a branch is expanded. A branch that failed to load can be expanded again. */
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
      } while (cursor && records.length < maxShown);
      setBranches((before) => new Map(before).set(parentId, { records, parents }));
    },
    [services, source],
  );
  return { branches, load };
}
