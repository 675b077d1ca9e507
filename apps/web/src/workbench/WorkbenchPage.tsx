import type { InputRef } from 'antd';
import { lazy, Suspense, useRef } from 'react';
import { useNavigate } from '../platform/router/index.ts';
import { SplitView } from '@inkstone/ui-kit';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { Page } from '../platform/page/Page.tsx';
import { PageLoading } from '../platform/page/PageLoading.tsx';
import { useShortcuts } from '../platform/shortcuts/use-shortcuts.ts';
import { useNarrow, useWide } from '../platform/window/use-window-width.ts';
import { useSelection } from './selection/use-selection.ts';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { useNotice } from '../platform/notice/use-notice.ts';
import { useWorkAddress } from './use-work-address.ts';
import { useWorkList } from './use-work-list.ts';
import type { WorkEntry } from './work-entry.ts';
import { WorkFilters } from './WorkFilters.tsx';
import { WorkList } from './WorkList.tsx';
import { WorkTabs } from './WorkTabs.tsx';
import { workbenchTexts } from './workbench.locale.ts';
import styles from './workbench.module.css';

const SelectionBar = lazy(() => import('./selection/SelectionBar.tsx').then((module) => ({ default: module.SelectionBar })));
const OpenEntry = lazy(() => import('./OpenEntry.tsx').then((module) => ({ default: module.OpenEntry })));

/** The user's work: lists, with the open item next to the list where there is room. */
export function WorkbenchPage() {
  const t = useTexts(workbenchTexts);
  const navigate = useNavigate();
  const wide = useWide();
  const narrow = useNarrow();
  const search = useRef<InputRef>(null);
  const { filter, open, change, addressWith } = useWorkAddress();
  const list = useWorkList(filter);
  const selection = useSelection(list.entries.map(({ id }) => id));
  const [notice, show] = useNotice();
  const at = list.entries.findIndex((entry) => entry.id === open);
  const addressOf = (entry: WorkEntry) => (wide ? addressWith(entry.id) : entry.address);
  const go = (step: number) => {
    const next = list.entries[at < 0 ? 0 : at + step];
    if (next) navigate(addressOf(next));
  };
  useShortcuts({
    j: () => go(1),
    k: () => go(-1),
    '/': () => search.current?.focus(),
    a: () => pressAction('Agree'),
    d: () => pressAction('DisAgree'),
    r: () => pressAction('Reject'),
  });
  const decided = (message: string) => {
    show(message);
    navigate(addressWith(neighbourOf(list.entries, at)?.id ?? null), { replace: true });
  };
  const entry = list.entries[at];
  const detail =
    wide && open ? (
      <Suspense fallback={<PageLoading />}>
        <OpenEntry key={open} id={open} entry={entry} tab={filter.tab} onDecided={decided} onClose={() => navigate(addressWith(null))} />
      </Suspense>
    ) : null;
  return (
    <Page title={narrow ? t(filter.tab) : t('workbench')} fills actions={narrow ? null : <ShortcutHelp />}>
      {notice ? <p className={styles.notice}>{notice}</p> : null}
      <div className={styles.head}>
        <WorkTabs current={filter.tab} />
      </div>
      <div className={styles.body}>
        <SplitView
          listLabel={t(filter.tab)}
          detailLabel={t('item')}
          list={
            <>
              <WorkFilters filter={filter} searchRef={search} onChange={change} selection={selection} />
              <WorkList filter={filter} list={list} selected={open} addressOf={addressOf} selection={selection} />
              <Suspense fallback={null}>
                {selection.isOn && filter.tab === 'todo' ? <SelectionBar entries={list.entries} selection={selection} /> : null}
              </Suspense>
            </>
          }
          detail={detail}
        />
      </div>
    </Page>
  );
}

/** Clicks the button of the open item, so that a shortcut can do no more than the button. */
function pressAction(action: string): void {
  document.querySelector<HTMLButtonElement>(`button[data-action="${action}"]:not(:disabled)`)?.click();
}

/** Returns the item to open after a decision: the next one, or the previous one at the end of the list. */
function neighbourOf(entries: readonly WorkEntry[], at: number): WorkEntry | undefined {
  return at < 0 ? entries[0] : (entries[at + 1] ?? entries[at - 1]);
}
