import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../platform/router/index.ts';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { useClient } from '../platform/platform.ts';
import { CountBadge } from '../platform/page/CountBadge.tsx';
import { workCountQuery } from './work-count-query.ts';
import { workTabs, type WorkTab } from './work-tabs.ts';
import { workbenchTexts } from './workbench.locale.ts';
import styles from './workbench.module.css';

/** The lists by name, with the number of items where it is not zero. */
export function WorkTabs({ current }: { readonly current: WorkTab | 'statistics' }) {
  const t = useTexts(workbenchTexts);
  const counts = useQuery(workCountQuery(useClient())).data;
  const countOf: Partial<Record<WorkTab, number | undefined>> = { todo: counts?.todo, 'to-read': counts?.toRead, drafts: counts?.drafts };
  const bar = useRef<HTMLElement>(null);
  // On phones the bar is wider than the screen: the last lists would be open without their tab in sight.
  // Browsers return a promise, which React would call as the end of the effect.
  useEffect(() => {
    bar.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav ref={bar} className={styles.tabs} aria-label={t('lists')}>
      {workTabs.map((tab) => (
        <Link key={tab} to={`/work/${tab}`} className={styles.tab!} aria-current={tab === current ? 'page' : undefined}>
          {t(tab)}
          <CountBadge count={countOf[tab] ?? 0} />
        </Link>
      ))}
      <Link to="/work/statistics" className={styles.tab!} aria-current={current === 'statistics' ? 'page' : undefined}>
        {t('statistics')}
      </Link>
    </nav>
  );
}
