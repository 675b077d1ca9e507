import type { CallOutput, getWorkflowStatistics } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { Paper } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { durationParts } from './duration-parts.ts';
import { statisticsTexts } from './statistics.locale.ts';
import styles from './statistics.module.css';

type Statistics = CallOutput<typeof getWorkflowStatistics>;

interface FiguresTableProps {
  readonly statistics: Statistics;
  readonly showsPeople: boolean;
}

/** The figures of each form, with a total row. */
export function FiguresTable({ statistics: { items, total, people, isCapped }, showsPeople }: FiguresTableProps) {
  const t = useTexts(statisticsTexts);
  const locale = useLocale();
  const notes = [showsPeople ? t('people', { count: people }) : null, isCapped ? t('capped') : null].filter(Boolean);
  return (
    <div className={styles.figuresPaper}>
      <Paper>
        <table className={styles.figures}>
          <thead>
            <tr>
              <th scope="col">{t('form')}</th>
              <th scope="col">{t('open')}</th>
              <th scope="col">{t('overdue')}</th>
              <th scope="col">{t('finished')}</th>
              <th scope="col">{t('average')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <Figures key={`${item.appCode} ${item.schemaCode}`} name={localizedName(item, locale)} figures={item} />
            ))}
          </tbody>
          <tfoot>
            <Figures name={t('total')} figures={total} />
          </tfoot>
        </table>
        {notes.length > 0 ? <p className={`ink-muted ink-small ${styles.figuresNote}`}>{notes.join(' · ')}</p> : null}
      </Paper>
    </div>
  );
}

function Figures({ name, figures }: { readonly name: string; readonly figures: Statistics['total'] }) {
  const t = useTexts(statisticsTexts);
  const { open, overdue, finished, averageMinutes } = figures;
  const lasted = averageMinutes === null ? null : durationParts(averageMinutes);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{open}</td>
      <td className={overdue > 0 ? styles.figuresLate : undefined}>{overdue}</td>
      <td>{finished}</td>
      <td>{lasted ? t(lasted.unit, { count: lasted.count }) : '–'}</td>
    </tr>
  );
}
