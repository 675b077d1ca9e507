import { searchAreas, type AreaDepth, type AreaPath } from '@inkstone/areas';
import { limits, type Locale } from '@inkstone/schema';
import { useCallback } from 'react';
import { useAsync } from '../view/use-async.ts';
import { AreaList } from './AreaList.tsx';
import { AreaNote } from './AreaNote.tsx';
import { areaPickerText } from './area-picker.locale.ts';

interface AreaSearchResultsProps {
  readonly typed: string;
  readonly depth: AreaDepth;
  readonly locale: Locale;
  readonly chosen: string | undefined;
  readonly onChoose: (path: AreaPath) => void;
}

/** The areas found by name or code, each with the areas that contain it. */
export function AreaSearchResults({ typed, depth, locale, chosen, onChoose }: AreaSearchResultsProps) {
  const search = useCallback(() => searchAreas(typed, depth), [typed, depth]);
  const { state, value, retry } = useAsync(search, limits.localDelayMs);
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
