import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState, LoadingState, MoreAtEnd } from '@inkstone/ui-kit';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { Link } from '../../../platform/router/index.ts';
import type { ListOfRecords } from '../actions/list-action.ts';
import { appTexts } from '../app.locale.ts';
import { recordAddress } from '../record-view.ts';
import { ganttQuery, type GanttBar } from './gantt-query.ts';
import { daysText, unitText } from './gantt-text.ts';
import { positionIn, type GanttPosition, type GanttScale, type GanttWindow } from './gantt-window.ts';
import { ganttTexts } from './gantt.locale.ts';
import styles from './gantt.module.css';

interface GanttLinesProps {
  readonly list: Pick<ListOfRecords, 'source' | 'asked'>;
  readonly window: GanttWindow;
  readonly scale: GanttScale;
  readonly today: string;
}

/** The records in a window, each with a line and a bar, page by page. */
export function GanttLines({ list: { source, asked }, window, scale, today }: GanttLinesProps) {
  const t = useTexts(ganttTexts);
  const a = useTexts(appTexts);
  const locale = useLocale();
  const { from, to } = window;
  const bars = useInfiniteQuery(ganttQuery(useClient(), { source, asked, between: { from, to } }));
  if (bars.isError) return <QueryFailure failure={bars.error} onRetry={() => void bars.refetch()} />;
  if (bars.isPending) return <LoadingState shape="rows" label={a('loadingRecords')} />;
  const lines = bars.data.pages.flatMap((page) => page.items);
  const now = positionIn(window, today, today);
  if (lines.length === 0) return <EmptyState title={t('none')} hint={t('noneHint')} />;
  return (
    <div className={styles.lines} data-stale={bars.isPlaceholderData || undefined}>
      <div className={styles.head} aria-hidden="true">
        <span />
        <div className={styles.units}>
          {window.units.map((unit) => (
            <span key={unit.from} style={{ flexGrow: unit.days }} data-now={unit.from === today || undefined}>
              {unitText(unit, scale, locale)}
            </span>
          ))}
        </div>
      </div>
      <ul>
        {lines.map((bar) => (
          <GanttLine key={bar.id} bar={bar} window={window} now={now} address={recordAddress(source, { ...bar, values: {} })} />
        ))}
      </ul>
      <MoreAtEnd
        count={lines.length}
        hasMore={bars.hasNextPage}
        loadingMore={bars.isFetchingNextPage}
        onMore={() => void bars.fetchNextPage()}
        moreLabel={a('more')}
      />
    </div>
  );
}

interface GanttLineProps {
  readonly bar: GanttBar;
  readonly window: GanttWindow;
  readonly now: GanttPosition | null;
  readonly address: string;
}

function GanttLine({ bar: { name, start, end, progress }, window, now, address }: GanttLineProps) {
  const t = useTexts(ganttTexts);
  const a = useTexts(appTexts);
  const locale = useLocale();
  // While another window loads, bars of the previous one are still shown.
  const position = positionIn(window, start ?? '', end ?? '');
  const days = daysText(start ?? '', end ?? '', locale);
  return (
    <li className={styles.line}>
      <Link to={address} className={styles.name!}>
        <span className={styles.title}>{name || a('untitled')}</span>
        <span className="ink-muted ink-small">
          {days}
          {progress === null ? null : ` · ${t('done', { part: progress })}`}
        </span>
      </Link>
      <div className={styles.lane} aria-hidden="true">
        {now ? <span className={styles.now} style={{ insetInlineStart: `${now.left}%` }} /> : null}
        {position ? (
          <span
            className={styles.stretch}
            style={{ insetInlineStart: `${position.left}%`, width: `${position.width}%` }}
            title={days}
            data-progress={progress === null ? undefined : progress}
            data-cut-start={(start ?? '') < window.from || undefined}
            data-cut-end={(end ?? '') > window.to || undefined}
          >
            {progress === null ? null : <span style={{ width: `${progress}%` }} />}
          </span>
        ) : null}
      </div>
    </li>
  );
}
