import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import type { Area, AreaDepth, AreaPath } from '@inkstone/areas';
import type { Locale } from '@inkstone/schema';
import { Input } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { trimText } from '@inkstone/schema';
import { AreaSearchResults } from './AreaSearchResults.tsx';
import { AreaLevel } from './AreaLevel.tsx';
import { AreaTabs } from './AreaTabs.tsx';
import { chooseArea } from './area-choice.ts';
import { areaPickerText } from './area-picker.locale.ts';
import styles from './area-picker.module.css';

export interface AreaPanelProps {
  readonly path: AreaPath;
  readonly depth: AreaDepth;
  readonly locale: Locale;
  /** Levels in columns, or a tab for each. */
  readonly layout: 'columns' | 'tabs';
  readonly isFullScreen: boolean;
  /** Called when all levels are chosen. */
  readonly onPicked: (path: AreaPath) => void;
}

/** Chooses areas level by level from the province, or by searching all of them. */
export function AreaPanel({ path: given, depth, locale, layout, isFullScreen, onPicked }: AreaPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [path, setPath] = useState(given);
  const [level, setLevel] = useState(Math.max(0, Math.min(given.length, depth) - 1));
  const [typed, setTyped] = useState('');
  const latest = useRef(0);

  async function handleChoose(at: number, area: Area): Promise<void> {
    const request = ++latest.current;
    const chosen = [...path.slice(0, at), area];
    setPath(chosen);
    // The list of the next level reports its own failure and offers a retry.
    const choice = await chooseArea(path, at, area, depth).catch(() => ({ path: chosen, isComplete: false }));
    if (request !== latest.current) return;
    setPath(choice.path);
    if (choice.isComplete) return onPicked(choice.path);
    setLevel(choice.path.length);
    if (layout === 'columns') focusList(panel.current, choice.path.length, () => request === latest.current);
  }

  function handleSearchKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    focusList(panel.current, 0);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (layout !== 'columns' || trimText(typed) !== '' || !(event.target instanceof HTMLUListElement)) return;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const lists = [...panel.current!.querySelectorAll<HTMLElement>('[role="listbox"]')];
    lists[lists.indexOf(event.target) + step]?.focus();
    event.preventDefault();
  }

  const levels = Array.from({ length: depth }, (_, at) => at).filter((at) => at <= path.length);
  return (
    <div ref={panel} className={styles.panel} data-layout={layout} onKeyDown={handleKeyDown}>
      <Input
        // On a phone, the keyboard would cover the list.
        autoFocus={!isFullScreen}
        allowClear
        prefix={<SearchOutlined aria-hidden />}
        value={typed}
        placeholder={areaPickerText.search[locale]}
        aria-label={areaPickerText.search[locale]}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={handleSearchKey}
      />
      {trimText(typed) !== '' ? (
        <AreaSearchResults typed={typed} depth={depth} locale={locale} chosen={path.at(-1)?.code} onChoose={onPicked} />
      ) : layout === 'columns' ? (
        <div className={styles.columns} style={{ gridTemplateColumns: `repeat(${depth}, minmax(0, 1fr))` }}>
          {levels.map((at) => (
            <AreaLevel key={at} level={at} path={path} locale={locale} onChoose={(...choice) => void handleChoose(...choice)} />
          ))}
        </div>
      ) : (
        <AreaTabs levels={levels} level={Math.min(level, levels.length - 1)} path={path} depth={depth} locale={locale} onLevel={setLevel}>
          {(at) => <AreaLevel key={at} level={at} path={path} locale={locale} onChoose={(...choice) => void handleChoose(...choice)} />}
        </AreaTabs>
      )}
    </div>
  );
}

/** Focuses the list of a level when it has been rendered, unless somebody has gone on by then: the panel may be closing. */
function focusList(panel: HTMLElement | null, index: number, isWanted: () => boolean = () => true): void {
  requestAnimationFrame(() => {
    if (isWanted()) panel?.querySelectorAll<HTMLElement>('[role="listbox"]')[index]?.focus();
  });
}
