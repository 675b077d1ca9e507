import { Button, Checkbox, Input } from 'antd';
import { useId, useState } from 'react';
import type { SimulationAnswer } from '@inkstone/api';
import { trimText, type ScenarioDefinition } from '@inkstone/schema';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { trialTexts } from './trial.locale.ts';
import styles from './simulation.module.css';

export type TrialToSave = Pick<ScenarioDefinition, 'name' | 'expected' | 'blocks'>;

interface SaveTrialProps {
  /** The scenario that is replaced; null: a new one. */
  readonly before: TrialToSave | null;
  readonly played: SimulationAnswer;
  readonly disabled: boolean;
  readonly onSave: (toSave: TrialToSave) => void;
}

/** Saves a trial with its expected result as a scenario. */
export function SaveTrial({ before, played, disabled, onSave }: SaveTrialProps) {
  const t = useTexts(trialTexts);
  const id = useId();
  const [name, setName] = useState(before?.name ?? '');
  const [expectsPath, setExpectsPath] = useState(before === null || before.expected.path !== undefined);
  const [expectsOutcome, setExpectsOutcome] = useState(before === null || before.expected.outcome !== undefined);
  const [blocks, setBlocks] = useState(before?.blocks ?? true);
  const [isMissing, setMissing] = useState(false);

  function handleSave(): void {
    setMissing(trimText(name) === '');
    if (trimText(name) === '') return;
    const expected = { ...(expectsPath && { path: played.path }), ...(expectsOutcome && { outcome: played.outcome }) };
    onSave({ name: trimText(name), expected, blocks });
  }

  return (
    <section className={styles.keep} aria-label={t('keep')}>
      <strong>{t('keep')}</strong>
      <div>
        <label htmlFor={id}>{t('name')}</label>
        <Input
          id={id}
          value={name}
          maxLength={100}
          status={isMissing ? 'error' : ''}
          aria-invalid={isMissing}
          onChange={(event) => setName(event.target.value)}
        />
        <p role="alert">{isMissing ? t('nameRequired') : null}</p>
      </div>
      <Checkbox checked={expectsPath} onChange={(event) => setExpectsPath(event.target.checked)}>
        {t('expectPath')}
      </Checkbox>
      <Checkbox checked={expectsOutcome} onChange={(event) => setExpectsOutcome(event.target.checked)}>
        {t('expectOutcome')}
      </Checkbox>
      <Checkbox checked={blocks} onChange={(event) => setBlocks(event.target.checked)}>
        {t('blocks')}
      </Checkbox>
      <span>
        <Button type="primary" data-action="save" disabled={disabled} onClick={handleSave}>
          {t('save')}
        </Button>
      </span>
    </section>
  );
}
