import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { playWorkingScenarios } from '@inkstone/api';
import { isJsonObject, type Json, type Operation } from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';
import { trialTexts } from '../workflow/simulation/trial.locale.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { savedRevision } from '../preview/preview-client.ts';
import { setting } from '../working-copy/was-seen.ts';
import { useEdit } from '../working-copy/use-edit.ts';
import { useWorkingCopy } from '../working-copy/use-working-copy.ts';
import { scenarioTexts } from './scenario.locale.ts';
import type { ScenarioNames } from './scenario-words.ts';
import styles from './scenario.module.css';

interface PlayedScenarioProps {
  readonly appCode: string;
  readonly document: DocumentKey;
  readonly names: ScenarioNames;
  readonly isFixed: boolean;
  readonly expected: Json | undefined;
}

/** Plays a scenario over the working copy and shows how it went; what was found can become what is expected. */
export function PlayedScenario({ appCode, document, names, isFixed, expected }: PlayedScenarioProps) {
  const t = useTexts(scenarioTexts);
  const ofTrial = useTexts(trialTexts);
  const client = useClient();
  const copy = useWorkingCopy();
  const failureText = useFailureText();
  const { edit } = useEdit();
  const play = useMutation({
    mutationFn: async () => {
      const revision = await savedRevision(copy);
      const played = await client.call(playWorkingScenarios, { appCode, revision, scenario: document.code });
      return played[0] ?? null;
    },
  });
  const { data: played } = play;
  return (
    <section className={styles.played} aria-label={t('result')}>
      <p className={styles.bar}>
        <Button type="primary" loading={play.isPending} onClick={() => play.mutate()}>
          {t('play')}
        </Button>
        <span className="ink-muted ink-small">{t('playHint')}</span>
      </p>
      <p role="alert" className={styles.failure}>
        {play.error ? failureText(play.error) : null}
      </p>
      {played === null ? <p>{t('notPlayed')}</p> : null}
      {played ? (
        <div role="status">
          <p>
            <strong className={styles.verdict} data-state={played.deviations.length > 0 ? 'deviates' : undefined}>
              {t(played.deviations.length > 0 ? 'deviates' : 'asExpected')}
            </strong>
            {played.found
              ? t('reached', { path: played.found.path.map(names.activity).join(' → '), outcome: ofTrial(played.found.outcome) })
              : null}
          </p>
          <ul className={styles.steps}>
            {played.deviations.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {played?.found && played.deviations.length > 0 && !isFixed ? (
        <Button
          size="small"
          onClick={() => {
            const { path, outcome } = played.found!;
            const expecting = (property: string, value: Json): Operation =>
              setting({ document, path: ['expected', property], value, was: isJsonObject(expected) ? expected[property] : undefined });
            if (edit([expecting('path', path), expecting('outcome', outcome)])) play.mutate();
          }}
        >
          {t('takeFound')}
        </Button>
      ) : null}
    </section>
  );
}
