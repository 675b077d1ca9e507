import { Button } from 'antd';
import { useRef, useState } from 'react';
import { documentId, type Json, type JsonObject } from '@inkstone/design';
import { localizedName } from '@inkstone/schema';
import { useTimeZone } from '../../../platform/config/use-public-config.ts';
import { formatInstant } from '../../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { codeFromName } from '../../codes/code-from-name.ts';
import { useDocuments } from '../../working-copy/use-working-copy.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { replaceScenario } from './continued-scenario.ts';
import { SaveTrial, type TrialToSave } from './SaveTrial.tsx';
import { simulationTexts } from './simulation.locale.ts';
import { decisionsOf } from './trial-decisions.ts';
import { trialTexts } from './trial.locale.ts';
import { TrialSteps } from './TrialSteps.tsx';
import { useSimulation } from './use-simulation.ts';
import own from './simulation.module.css';

/** A simulation step by step: each with who gets it, why, what they decide and how long they take; kept as a scenario on demand. */
export function SimulationSteps() {
  const t = useTexts(simulationTexts);
  const words = useTexts(trialTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { canEdit } = useWorkflowDesigner();
  const { played, step, goTo, play, isPlaying, isStale } = useSimulation();
  const steps = useRef<HTMLElement>(null);
  if (!played) return null;
  const { answer, choices, submit } = played;
  const { visits } = answer;
  const visit = visits[step];
  const isLast = step >= visits.length - 1;
  // At either end the button that led there cannot be pressed again; the keyboard goes on from the steps.
  const go = (to: number) => {
    goTo(to);
    if (to === 0 || to === visits.length - 1) steps.current?.focus({ preventScroll: true });
  };
  return (
    <section ref={steps} tabIndex={-1} className={own.steps} aria-label={t('steps')}>
      {isStale ? <p role="status">{t('stale')}</p> : null}
      <p role="status">
        {visit
          ? t('step', {
              step: step + 1,
              count: visits.length,
              name: localizedName({ name: visit.activityName, name_i18n: visit.activityName_i18n }, locale),
            })
          : null}
      </p>
      <div className={own.buttons}>
        <Button size="small" disabled={step === 0} onClick={() => go(step - 1)}>
          {t('earlier')}
        </Button>
        <Button size="small" type="primary" disabled={isLast} onClick={() => go(step + 1)}>
          {t('later')}
        </Button>
        <Button size="small" disabled={isLast} onClick={() => go(visits.length - 1)}>
          {t('last')}
        </Button>
      </div>
      <TrialSteps
        played={{ ...answer, visits: visits.slice(0, step + 1) }}
        choices={choices}
        disabled={isPlaying}
        onChoose={(next) => void play(submit, decisionsOf(visits, next), next)}
      />
      {isLast ? (
        <p role="status">
          <strong>
            {words('result')} {words(answer.outcome)}
          </strong>{' '}
          {answer.message} <span className="ink-muted">{words('endedAt', { time: formatInstant(answer.endedAt, locale, timeZone) })}</span>
        </p>
      ) : null}
      {isLast && canEdit ? <KeepScenario /> : null}
    </section>
  );
}

/** Keeps the simulation as a scenario of the application, or in place of the one with which it began; publishing plays it again. */
function KeepScenario() {
  const t = useTexts(simulationTexts);
  const { flow, edit } = useWorkflowDesigner();
  const { documents } = useDocuments();
  const { played, isStale, isPlaying, continued } = useSimulation();
  const [saved, setSaved] = useState<string | null>(null);
  const done = useRef<HTMLParagraphElement>(null);
  if (!played) return null;
  const tell = (name: string) => {
    setSaved(name);
    // The fields begin anew for the next scenario.
    done.current?.focus({ preventScroll: true });
  };
  async function save({ name, expected, blocks }: TrialToSave): Promise<void> {
    const { initiatorId, ...submit } = played!.submit;
    const scenario = {
      name,
      workflowCode: flow.key.code,
      initiator: initiatorId,
      ...submit,
      decisions: played!.decisions,
      expected,
      blocks,
    };
    const value = JSON.parse(JSON.stringify(scenario)) as Json & JsonObject;
    const before = continued && documents.get(documentId({ kind: 'scenario', code: continued.code }));
    if (before) {
      const operations = replaceScenario({ ...continued, content: before.content }, value);
      if (operations.length === 0 || edit(operations)) tell(name);
      return;
    }
    const taken = new Set([...documents.values()].flatMap(({ key }) => (key.kind === 'scenario' ? [key.code] : [])));
    const code = await codeFromName(name, { taken, fallback: 'scenario' });
    const document = { kind: 'scenario', code } as const;
    if (documents.has(documentId(document))) return;
    if (edit([{ op: 'insert', document, path: [], value }])) tell(name);
  }
  return (
    <>
      <SaveTrial
        key={continued ? null : saved}
        before={continued}
        played={played.answer}
        disabled={isStale || isPlaying}
        onSave={(toSave) => void save(toSave)}
      />
      <p ref={done} role="status" tabIndex={-1}>
        {saved === null ? null : t('saved', { name: saved })}
      </p>
    </>
  );
}
