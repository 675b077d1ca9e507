import type { Area, AreaPath } from '@inkstone/areas';
import type { Locale } from '@inkstone/schema';
import { useCallback, useMemo } from 'react';
import { useAsync } from '../view/use-async.ts';
import { areasOfLevel } from './area-choice.ts';
import { AreaList } from './AreaList.tsx';
import { AreaNote } from './AreaNote.tsx';
import { areaPickerText } from './area-picker.locale.ts';

interface AreaLevelProps {
  readonly level: number;
  readonly path: AreaPath;
  readonly locale: Locale;
  readonly onChoose: (level: number, area: Area) => void;
}

/** The areas of one level, loaded asynchronously. */
export function AreaLevel({ level, path, locale, onChoose }: AreaLevelProps) {
  const above = path
    .slice(0, level)
    .map(({ code }) => code)
    .join(' ');
  // Reload when an area above this level changes, but not when one below does.
  // oxlint-disable-next-line react/exhaustive-deps
  const load = useCallback(() => areasOfLevel(level, path), [level, above]);
  const { state, value, retry } = useAsync(load);
  const lines = useMemo(() => (value ?? []).map((area) => [area]), [value]);
  if (state !== 'done') return <AreaNote state={state} locale={locale} onRetry={retry} />;
  if (lines.length === 0) return <AreaNote state="undivided" locale={locale} />;
  return (
    <AreaList
      label={areaPickerText.levels[level]![locale]}
      locale={locale}
      lines={lines}
      chosen={path[level]?.code}
      onChoose={([area]) => onChoose(level, area!)}
    />
  );
}
