import { limits } from '@inkstone/schema';
import { useCallback, useMemo, useState } from 'react';
import { useFormUiServices } from '../services/ui-services.ts';
import { useFound } from '../face/use-found.ts';
import type { UnitRow } from './unit-row.ts';
import { unitRows, type UnitQuestion } from './unit-rows.ts';

interface Answered {
  readonly key: string;
  readonly rows: readonly UnitRow[];
  readonly next: string | null;
}

const nothing: readonly UnitRow[] = [];

/** The rows that answer a question, page after page; another question starts over. */
export function useUnitRows(question: UnitQuestion, isWanted: boolean) {
  const services = useFormUiServices();
  const key = JSON.stringify(question);
  const [before, setBefore] = useState<Answered | null>(null);
  const asked = useMemo(() => JSON.parse(key) as UnitQuestion, [key]);
  const first = before?.key === key ? before : null;
  const ask = useCallback(
    async (signal: AbortSignal): Promise<Answered> => {
      if (!services) return { key, rows: nothing, next: null };
      const page = await unitRows(services, asked, first?.next ?? null, signal);
      return { key, rows: [...(first?.rows ?? nothing), ...page.rows], next: page.next };
    },
    [services, key, asked, first],
  );
  const found = useFound(isWanted ? ask : null, question.query === '' || first ? 0 : limits.remoteDelayMs);
  const answered = found.value?.key === key ? found.value : null;
  return {
    rows: answered?.rows ?? nothing,
    found: { ...found, value: answered },
    more: answered && answered.next !== null && found.state === 'done' ? () => setBefore(answered) : null,
  };
}
