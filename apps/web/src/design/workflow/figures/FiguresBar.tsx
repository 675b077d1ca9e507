import { useId } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { figuresTexts } from './figures.locale.ts';
import { isPeriod, offeredDays, type Period } from './period.ts';
import { RunningVersions } from './RunningVersions.tsx';
import { useDrawnFigures } from './use-figures.ts';
import styles from '../layers/layers.module.css';

/** Above the drawing with figures: their period, what is not on the drawing, and the running instances by version. */
export function FiguresBar() {
  const t = useTexts(figuresTexts);
  const { flow } = useWorkflowDesigner();
  const { isPublished, period, setPeriod, figures, isPending, failure, retry } = useDrawnFigures();
  if (!isPublished) return <p className={styles.bar}>{t('neverPublished')}</p>;
  if (failure !== null) return <QueryFailure failure={failure} onRetry={retry} />;
  const elsewhere = (figures?.activities ?? []).filter(({ activityCode }) => !flow.content.activities.has(activityCode));
  const waitingElsewhere = elsewhere.reduce((sum, { waiting }) => sum + waiting, 0);
  const isEmpty = figures !== undefined && figures.activities.every(({ finished }) => finished === 0);
  return (
    <div className={styles.bar}>
      <PeriodChoice period={period} onChange={setPeriod} />
      <span role="status" className="ink-muted">
        {!isPeriod(period) ? (period.kind === 'own' && period.from !== '' && period.to !== '' ? t('endBeforeStart') : '') : null}
        {isPeriod(period) && isPending && !figures ? t('loading') : null}
        {figures ? t(isEmpty ? 'none' : 'hint') : null}
      </span>
      {figures?.isCapped ? <span>{t('capped')}</span> : null}
      {waitingElsewhere > 0 ? <span>{t('elsewhere', { count: waitingElsewhere })}</span> : null}
      {figures ? <RunningVersions workflowCode={flow.key.code} figures={figures} onChanged={retry} /> : null}
    </div>
  );
}

const firstOwn: Period = { kind: 'own', from: '', to: '' };

function PeriodChoice({ period, onChange }: { readonly period: Period; readonly onChange: (period: Period) => void }) {
  const t = useTexts(figuresTexts);
  const id = useId();
  return (
    <span className={styles.group}>
      <label htmlFor={id}>{t('period')}</label>
      <select
        id={id}
        className={styles.select}
        value={period.kind === 'days' ? String(period.days) : 'own'}
        onChange={({ target }) => onChange(target.value === 'own' ? firstOwn : { kind: 'days', days: Number(target.value) })}
      >
        {offeredDays.map((days) => (
          <option key={days} value={String(days)}>
            {t('days', { count: days })}
          </option>
        ))}
        <option value="own">{t('own')}</option>
      </select>
      {period.kind === 'own'
        ? (['from', 'to'] as const).map((side) => (
            <input
              key={side}
              type="date"
              className={styles.select}
              aria-label={t(side)}
              aria-invalid={period.from !== '' && period.to !== '' && !isPeriod(period)}
              value={period[side]}
              onChange={({ target }) => onChange({ ...period, [side]: target.value })}
            />
          ))
        : null}
    </span>
  );
}
