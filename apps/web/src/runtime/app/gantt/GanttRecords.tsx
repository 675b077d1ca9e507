import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useOrganizationTimeZone } from '../../../platform/config/use-public-config.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import type { ListOfRecords } from '../actions/list-action.ts';
import { GanttLines } from './GanttLines.tsx';
import { adjacentDay, dayAt, scales, windowAt, type GanttWindow } from './gantt-window.ts';
import { ganttTexts } from './gantt.locale.ts';
import { rangeText } from './gantt-text.ts';
import { UnscheduledRecords } from './UnscheduledRecords.tsx';
import type { GanttState } from './use-gantt-state.ts';
import styles from './gantt.module.css';

interface GanttRecordsProps {
  readonly list: Pick<ListOfRecords, 'source' | 'asked'>;
  readonly state: GanttState;
}

/** A timeline of the found records: a month, a quarter or a year, stored in the address; and the records without a start date. */
export function GanttRecords({ list, state }: GanttRecordsProps) {
  const t = useTexts(ganttTexts);
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const today = dayAt(now, useOrganizationTimeZone());
  const { scale, at = today, show } = state;
  const window: GanttWindow = windowAt(at, scale);
  return (
    <section className={styles.gantt} aria-label={t('timeline')}>
      <div className={styles.bar}>
        <Segmented
          aria-label={t('scale')}
          value={scale}
          onChange={(next) => show({ scale: next })}
          options={scales.map((value) => ({ value, label: t(value) }))}
        />
        <span className={styles.steps}>
          <Button
            icon={<LeftOutlined aria-hidden />}
            aria-label={t('before')}
            onClick={() => show({ at: adjacentDay(window, scale, -1) })}
          />
          <Button disabled={window.from <= today && today <= window.to} onClick={() => show({ at: today })}>
            {t('today')}
          </Button>
          <Button
            icon={<RightOutlined aria-hidden />}
            aria-label={t('after')}
            onClick={() => show({ at: adjacentDay(window, scale, 1) })}
          />
        </span>
        <strong role="status">{rangeText(window, scale, locale)}</strong>
      </div>
      <GanttLines list={list} window={window} scale={scale} today={today} />
      <UnscheduledRecords list={list} />
    </section>
  );
}
