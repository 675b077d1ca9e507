import { Checkbox, Select } from 'antd';
import { useState } from 'react';
import { localizedName, type Activity, type WorkflowDefinition } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { workflowsTexts } from './workflows.locale.ts';
import styles from './workflows.module.css';

interface Move {
  readonly to: string;
  readonly how: 'keep' | 'anew';
}
export type Moves = Readonly<Record<string, Move>>;

interface ActivityMovesProps {
  readonly before: WorkflowDefinition;
  readonly after: WorkflowDefinition;
  readonly moves: Moves;
  readonly disabled: boolean;
  readonly onChange: (moves: Moves) => void;
}

/** Maps activities to activities of the other version: those that it does not have, or all. */
export function ActivityMoves({ before, after, moves, disabled, onChange }: ActivityMovesProps) {
  const t = useTexts(workflowsTexts);
  const [isAll, setAll] = useState(false);
  const movable = before.activities.filter(({ kind }) => kind !== 'end');
  const missing = movable.filter(({ code }) => !after.activities.some((each) => each.code === code));
  const shown = isAll ? movable : missing;
  return (
    <section className={styles.body} aria-label={t('moves')}>
      <div className={styles.head}>
        <h3>{t('moves')}</h3>
        <Checkbox checked={isAll} onChange={(event) => setAll(event.target.checked)}>
          {t('showAll')}
        </Checkbox>
      </div>
      <p className="ink-muted">{t(missing.length > 0 ? 'movesHint' : 'allThere')}</p>
      {shown.map((activity) => (
        <MoveOf
          key={activity.code}
          activity={activity}
          after={after}
          move={moves[activity.code] ?? null}
          disabled={disabled}
          onChange={(move) => {
            const { [activity.code]: _, ...others } = moves;
            onChange(move === null ? others : { ...others, [activity.code]: move });
          }}
        />
      ))}
    </section>
  );
}

interface MoveOfProps {
  readonly activity: Activity;
  readonly after: WorkflowDefinition;
  readonly move: Move | null;
  readonly disabled: boolean;
  readonly onChange: (move: Move | null) => void;
}

function MoveOf({ activity, after, move, disabled, onChange }: MoveOfProps) {
  const t = useTexts(workflowsTexts);
  const locale = useLocale();
  const name = localizedName(activity, locale);
  const same = after.activities.some(({ code }) => code === activity.code) ? activity.code : '';
  const to = move?.to ?? same;
  const how = move?.how ?? 'keep';
  const targets = after.activities.filter(({ kind }) => (how === 'anew' ? asksPeople(kind) : kind === activity.kind));
  return (
    <div className={styles.moves}>
      <span>
        {name} <span className="ink-muted ink-small">{t(activity.kind)}</span>
      </span>
      <Select
        aria-label={t('becomes', { name })}
        value={to}
        disabled={disabled}
        options={[
          ...(same === '' ? [{ value: '', label: t('unmapped') }] : []),
          ...targets.map((each) => ({ value: each.code, label: localizedName(each, locale) })),
        ]}
        onChange={(code) => onChange(code === '' || (code === same && how === 'keep') ? null : { to: code, how })}
      />
      <Select
        aria-label={t('howOf', { name })}
        value={how}
        disabled={disabled}
        options={(['keep', 'anew'] as const).map((value) => ({ value, label: t(value) }))}
        onChange={(next) => onChange(choose(activity, after, to, next))}
      />
    </div>
  );
}

/** Another kind of move may need another target: the first that fits is selected. */
function choose(activity: Activity, after: WorkflowDefinition, to: string, how: Move['how']): Move | null {
  const fits = ({ kind }: Activity): boolean => (how === 'anew' ? asksPeople(kind) : kind === activity.kind);
  const target = after.activities.find((each) => each.code === to && fits(each)) ?? after.activities.find((each) => fits(each));
  return target && (how === 'anew' || target.code !== activity.code) ? { to: target.code, how } : null;
}

function asksPeople(kind: Activity['kind']): boolean {
  return kind === 'start' || kind === 'approve' || kind === 'handle';
}
