import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { saveScenario, simulateWorkflow, type Scenario, type SimulationAnswer } from '@inkstone/api';
import { controlViews } from '@inkstone/controls/views';
import type { Extensions } from '@inkstone/controls/extensions';
import { FormRenderer } from '@inkstone/controls/renderer';
import type { SimulatedDecisionInput, WorkflowDefinition } from '@inkstone/schema';
import { LoadingState, Paper } from '@inkstone/ui-kit';
import { createIntention } from '../../../platform/api/intention.ts';
import { useTimeZone } from '../../../platform/config/use-public-config.ts';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../../platform/failure/use-failure-text.ts';
import { formatInstant } from '../../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { PersonSelect } from '../../../runtime/form/PersonSelect.tsx';
import type { LoadedForm } from '../../../runtime/form/open-form.ts';
import { useExtensions } from '../../../runtime/extensions/extensions-query.ts';
import { FlowMap } from '../FlowMap.tsx';
import styles from '../workflows.module.css';
import { SaveTrial, type TrialToSave } from './SaveTrial.tsx';
import { TrialSteps } from './TrialSteps.tsx';
import { choicesOf, decisionsOf, type Choices } from './trial-decisions.ts';
import { trialTexts } from './trial.locale.ts';
import { useBlankForm, useTrialForm } from './use-trial-form.ts';
import adminStyles from '../../admin.module.css';

interface TrialPanelProps {
  readonly workflowCode: string;
  readonly definition: WorkflowDefinition;
  /** The saved scenario to continue; null: a new one. */
  readonly scenario: Scenario | null;
  readonly onClose: () => void;
  /** Whether there is a list of scenarios to go back to. */
  readonly hasList?: boolean;
}

/** Simulates a workflow with its own form, step by step, and saves it as a scenario. */
export function TrialPanel(props: TrialPanelProps) {
  const t = useTexts(trialTexts);
  const extensions = useExtensions();
  const query = useBlankForm(props.definition.schemaCode, props.scenario?.formCode ?? null);
  if (query.isError) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data || !extensions) return <LoadingState shape="fields" label={t('loading')} />;
  return <OpenTrial {...props} loaded={query.data} extensions={extensions} />;
}

function OpenTrial({
  workflowCode,
  definition,
  scenario,
  loaded,
  extensions,
  onClose,
  hasList = true,
}: TrialPanelProps & { readonly loaded: LoadedForm; readonly extensions: Extensions }) {
  const t = useTexts(trialTexts);
  const locale = useLocale();
  const { form, patchOf } = useTrialForm(loaded, extensions, scenario?.patch ?? null);
  const [initiator, setInitiator] = useState(scenario?.initiator.id ?? null);
  const [isMissing, setMissing] = useState(false);
  const [choices, setChoices] = useState<Choices>({});
  const [isStale, setStale] = useState(false);
  const trial = usePlayedTrial({ workflowCode, scenario });
  const { played } = trial;

  const trialWith = (decisions: readonly SimulatedDecisionInput[]) => ({
    initiatorId: initiator ?? '',
    ...(scenario?.formCode && { formCode: scenario.formCode }),
    ...(scenario?.startAt && { startAt: scenario.startAt }),
    patch: patchOf(),
    decisions: [...decisions],
  });
  async function handlePlay(decisions: readonly SimulatedDecisionInput[], chosen: Choices | null): Promise<void> {
    setMissing(initiator === null);
    if (initiator === null) return;
    await form.settled();
    const answer = await trial.play(trialWith(decisions));
    if (!answer) return;
    setStale(false);
    setChoices(chosen ?? choicesOf(answer.visits, decisions));
  }

  const saved = played === null ? (scenario?.decisions ?? []) : decisionsOf(played.visits, choices);
  const playByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void handlePlay(saved, null);
  };
  const touch = (): void => setStale(played !== null);
  return (
    <div className={styles.body} onKeyDown={playByKey}>
      <span>{hasList ? <Button onClick={onClose}>{t('back')}</Button> : null}</span>
      <Paper className={styles.panel ?? ''}>
        <PersonSelect
          label={t('initiator')}
          value={initiator}
          known={scenario?.initiator}
          issue={isMissing ? t('initiatorRequired') : null}
          onChange={(person) => (setInitiator(person), setMissing(false), touch())}
        />
        <h2 className={adminStyles.heading}>{t('form')}</h2>
        <p className="ink-muted">{t('formHint')}</p>
        <div onInput={touch} onChange={touch} onClick={touch} onKeyUp={touch} onPaste={touch}>
          <FormRenderer form={form} locale={locale} views={{ ...extensions.views, ...controlViews }} recordId={null} />
        </div>
        <span className={styles.actions}>
          <Button
            type="primary"
            data-action="play"
            title="Ctrl+Enter"
            aria-keyshortcuts="Control+Enter"
            loading={trial.isPlaying}
            onClick={() => void handlePlay(saved, null)}
          >
            {t('play')}
          </Button>
          <span role="alert">{trial.failure}</span>
        </span>
      </Paper>
      {played ? (
        <>
          <TrialResult definition={definition} played={played} stale={isStale}>
            <TrialSteps
              played={played}
              choices={choices}
              disabled={trial.isPlaying}
              onChoose={(next) => void handlePlay(decisionsOf(played.visits, next), next)}
            />
          </TrialResult>
          <Paper className={styles.panel ?? ''}>
            <SaveTrial
              before={scenario}
              played={played}
              saving={trial.isSaving}
              failure={trial.saveFailure}
              disabled={isStale || trial.isPlaying}
              onSave={(toSave) => trial.save(trialWith(saved), toSave, onClose)}
            />
          </Paper>
        </>
      ) : null}
    </div>
  );
}

interface TrialResultProps {
  readonly definition: WorkflowDefinition;
  readonly played: SimulationAnswer;
  readonly stale: boolean;
  readonly children: React.ReactNode;
}

function TrialResult({ definition, played, stale, children }: TrialResultProps) {
  const t = useTexts(trialTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    <Paper className={styles.panel ?? ''}>
      <h2 className={adminStyles.heading}>{t('way')}</h2>
      <p className="ink-muted">{t(stale ? 'stale' : 'wayHint')}</p>
      <FlowMap definition={definition} marked={played.path} />
      {children}
      <p role="status">
        <strong>
          {t('result')} {t(played.outcome)}
        </strong>{' '}
        {played.message}{' '}
        <span className="ink-muted ink-small">{t('endedAt', { time: formatInstant(played.endedAt, locale, timeZone) })}</span>
      </p>
    </Paper>
  );
}

type Trial = Pick<Scenario, 'initiatorId' | 'patch' | 'decisions'>;

/** The last simulation, and saving it. */
function usePlayedTrial({ workflowCode, scenario }: Pick<TrialPanelProps, 'workflowCode' | 'scenario'>) {
  const client = useClient();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const intention = useRef(createIntention());
  const play = useMutation({ mutationFn: (trial: Trial) => client.call(simulateWorkflow, { workflowCode, ...trial }) });
  const save = useMutation({
    mutationFn: ({ trial, toSave }: { trial: Trial; toSave: TrialToSave }) => {
      const own = scenario ? { id: scenario.id, version: scenario.version } : {};
      const input = { workflowCode, ...own, ...trial, ...toSave };
      return client.call(saveScenario, input, { idempotencyKey: intention.current.keyFor(input) });
    },
    onSuccess: () => {
      intention.current.fulfil();
      return queries.invalidateQueries({ queryKey: ['admin', 'workflows', workflowCode, 'scenarios'] });
    },
  });
  const [played, setPlayed] = useState<SimulationAnswer | null>(null);
  return {
    played,
    isPlaying: play.isPending,
    failure: play.error ? failureText(play.error) : null,
    isSaving: save.isPending,
    saveFailure: save.error ? failureText(save.error) : null,
    async play(trial: Trial): Promise<SimulationAnswer | null> {
      const answer = await play.mutateAsync(trial).catch(() => null);
      if (answer) setPlayed(answer);
      return answer;
    },
    save: (trial: Trial, toSave: TrialToSave, onSaved: () => void) => save.mutate({ trial, toSave }, { onSuccess: onSaved }),
  };
}
