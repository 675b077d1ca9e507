import { searchAreas, type AreaDepth, type AreaPath } from '@inkstone/areas';
import { limits, type Locale } from '@inkstone/schema';
import { useCallback } from 'react';
import { useFound } from '../face/use-found.ts';
import { AreaList } from './AreaList.tsx';
import { AreaNote } from './AreaNote.tsx';
import { areaPickerText } from './area-picker.locale.ts';

interface AreaFoundProps {
  readonly typed: string;
  readonly depth: AreaDepth;
  readonly locale: Locale;
  readonly chosen: string | undefined;
  readonly onChoose: (path: AreaPath) => void;
}

/** What was found by a name or code, each with all that it lies in. */
export function AreaFound({ typed, depth, locale, chosen, onChoose }: AreaFoundProps) {
  const ask = useCallback(() => searchAreas(typed, depth), [typed, depth]);
  const { state, value, retry } = useFound(ask, limits.localDelayMs);
  if (value === null) return <AreaNote state={state === 'failed' ? 'failed' : 'loading'} locale={locale} onRetry={retry} />;
  if (value.length === 0) return <AreaNote state="none" locale={locale} />;
  return (
    <AreaList
      label={areaPickerText.found[locale]}
      locale={locale}
      lines={value}
      isWhole
      search={typed}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
