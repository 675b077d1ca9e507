import { Select, type RefSelectProps } from 'antd';
import { useEffect, useRef } from 'react';
import type { SimulationAnswer } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { useTimeZone } from '../../../platform/config/use-public-config.ts';
import { formatInstant } from '../../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { delayWords } from '../words/span-words.ts';
import { slotsOf, withChoice, type Choice, type Choices, type PlayedVisit } from './trial-decisions.ts';
import { trialTexts, type TrialTextKey } from './trial.locale.ts';
import styles from './simulation.module.css';

interface TrialStepsProps {
  readonly played: SimulationAnswer;
  readonly choices: Choices;
  readonly disabled: boolean;
  readonly onChoose: (choices: Choices) => void;
}

/** The visits of a simulation in order: who, why, when, and the decision of each participant. */
export function TrialSteps({ played, choices, disabled, onChoose }: TrialStepsProps) {
  const t = useTexts(trialTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const nameOf = (visit: PlayedVisit): string => localizedName({ name: visit.activityName, name_i18n: visit.activityName_i18n }, locale);
  const timesOf = ({ round, openedAt, dueAt }: PlayedVisit): string =>
    [
      round > 1 ? t('round', { round }) : '',
      t('from', { time: formatInstant(openedAt, locale, timeZone) }),
      dueAt ? t('due', { time: formatInstant(dueAt, locale, timeZone) }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <ol className={styles.visits} aria-label={t('way')}>
      {played.visits.map((visit, index) => (
        <li key={`${index} ${visit.activityCode}`}>
          <p className={styles.line}>
            <strong>{nameOf(visit)}</strong>
            <span className="ink-muted ink-small">{timesOf(visit)}</span>
          </p>
          {actionsOf(visit).length === 0 && visit.people.length === 0 ? null : (
            <ul className={styles.places}>
              {slotsOf(visit, index).map(({ key, person }) => (
                <li key={key}>
                  <span>
                    {person?.name ?? t('system')} <span className="ink-muted ink-small">{person?.reason}</span>
                  </span>
                  {actionsOf(visit).length === 0 ? null : (
                    <StepChoice
                      visit={visit}
                      who={person?.name ?? t('system')}
                      choice={choices[key] ?? { action: 'agree' }}
                      targets={targetsBefore(played.visits, index).map((each) => ({ value: each.activityCode, label: nameOf(each) }))}
                      disabled={disabled}
                      onChange={(choice) => onChoose(withChoice(choices, key, choice))}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

interface StepChoiceProps {
  readonly visit: PlayedVisit;
  readonly who: string;
  readonly choice: Choice;
  readonly targets: readonly { readonly value: string; readonly label: string }[];
  readonly disabled: boolean;
  readonly onChange: (choice: Choice) => void;
}

type Chosen = 'action' | 'target' | 'delay';

function StepChoice({ visit, who, choice, targets, disabled, onChange }: StepChoiceProps) {
  const t = useTexts(trialTexts);
  const locale = useLocale();
  const params = { name: who, activity: localizedName({ name: visit.activityName, name_i18n: visit.activityName_i18n }, locale) };
  const chosenIn = useRef<Chosen | null>(null);
  const selects = useRef(new Map<Chosen, RefSelectProps>());
  // What is chosen is played at once, and nothing can be chosen meanwhile; then the keyboard goes on where it was.
  useEffect(() => {
    if (disabled || chosenIn.current === null) return;
    (selects.current.get(chosenIn.current) ?? selects.current.get('action'))?.focus();
    chosenIn.current = null;
  }, [disabled]);
  const select = (what: Chosen) => ({
    size: 'small' as const,
    disabled,
    popupMatchSelectWidth: false,
    ref: (element: RefSelectProps | null) => void (element ? selects.current.set(what, element) : selects.current.delete(what)),
  });
  const change = (what: Chosen, next: Choice) => {
    chosenIn.current = what;
    onChange(next);
  };
  const actions = actionsOf(visit).filter(([action]) => action !== 'reject' || targets.length > 0);
  return (
    <span className={styles.line}>
      <Select
        {...select('action')}
        aria-label={t('decisionOf', params)}
        value={choice.action}
        options={actions.map(([value, label]) => ({ value, label: t(label) }))}
        onChange={(action) => change('action', action === 'reject' ? { action, target: targets.at(-1)!.value } : { action })}
      />
      {choice.action === 'reject' ? (
        <Select
          {...select('target')}
          aria-label={t('targetOf', params)}
          value={choice.target ?? null}
          options={[...targets]}
          onChange={(target) => target && change('target', { ...choice, target })}
        />
      ) : null}
      {choice.action === 'wait' ? null : (
        <Select
          {...select('delay')}
          aria-label={t('delayOf', params)}
          value={choice.afterMinutes ?? 0}
          options={delays(choice.afterMinutes).map((minutes) => ({
            value: minutes,
            label: minutes === 0 ? t('atOnce') : t('after', { delay: delayWords(minutes, locale) }),
          }))}
          onChange={(afterMinutes) => change('delay', { ...choice, ...(afterMinutes ? { afterMinutes } : { afterMinutes: undefined }) })}
        />
      )}
    </span>
  );
}

const hour = 60;
const day = 24 * hour;

/** The offered delays, and the one of the saved scenario. */
function delays(own = 0): readonly number[] {
  return [...new Set([0, hour, 4 * hour, day, 3 * day, 7 * day, own])].toSorted((a, b) => a - b);
}

/** The decisions that are offered at an activity; empty where nothing is decided. */
function actionsOf({ kind }: PlayedVisit): readonly (readonly [Choice['action'], TrialTextKey])[] {
  switch (kind) {
    case 'approve':
      return [
        ['agree', 'agree'],
        ['disagree', 'disagree'],
        ['reject', 'reject'],
        ['wait', 'wait'],
      ];
    case 'handle':
      return [
        ['agree', 'submit'],
        ['reject', 'reject'],
        ['wait', 'wait'],
      ];
    case 'service':
      return [
        ['agree', 'succeed'],
        ['fail', 'fail'],
      ];
    case 'subprocess':
      return [
        ['agree', 'succeed'],
        ['disagree', 'disagree'],
        ['fail', 'fail'],
      ];
    default:
      return [];
  }
}

/** Returns earlier activities with participants, and the start; nearest first. */
function targetsBefore(visits: readonly PlayedVisit[], index: number): readonly PlayedVisit[] {
  const own = visits[index]!.activityCode;
  const before = visits
    .slice(0, index)
    .filter(({ kind, activityCode }) => (kind === 'start' || kind === 'approve' || kind === 'handle') && activityCode !== own);
  return [...new Map(before.map((visit) => [visit.activityCode, visit])).values()];
}
