import { useMutation } from '@tanstack/react-query';
import { createContext, use, useMemo, useState } from 'react';
import { simulateWorkflow, type SimulationAnswer } from '@inkstone/api';
import type { Documents } from '@inkstone/design';
import { fromWallMs, toWallMs } from '@inkstone/formula';
import type { Patch, SimulatedDecisionInput } from '@inkstone/schema';
import { useFailureText } from '../../../platform/failure/use-failure-text.ts';
import { useLocale } from '../../../platform/i18n/use-texts.ts';
import { useTimeZone } from '../../../platform/config/use-public-config.ts';
import { useUser } from '../../../platform/session/use-session.ts';
import { useDocuments, useWorkingCopy } from '../../working-copy/use-working-copy.ts';
import type { Marks } from '../canvas/marks.ts';
import type { WorkflowDesigner } from '../use-workflow-designer.ts';
import { useTrialClient } from '../trial/use-trial-client.ts';
import { continuedScenario, type ContinuedScenario } from './continued-scenario.ts';
import { stepMarks } from './simulation-steps.ts';
import { choicesOf, type Choices } from './trial-decisions.ts';

/** What a simulation is made of besides its decisions. */
export interface SimulatedSubmit {
  readonly initiatorId: string;
  readonly formCode: string;
  /** An instant; undefined: now. */
  readonly startAt?: string;
  readonly patch: Patch;
}

interface Played {
  readonly answer: SimulationAnswer;
  readonly submit: SimulatedSubmit;
  readonly decisions: readonly SimulatedDecisionInput[];
  readonly choices: Choices;
  /** The working copy that was played. */
  readonly documents: Documents;
}

interface Simulation {
  /** The scenario with which it begins. */
  readonly continued: ContinuedScenario | null;
  readonly initiator: string;
  readonly setInitiator: (person: string) => void;
  readonly startAt: string;
  readonly setStartAt: (at: string) => void;
  readonly played: Played | null;
  /** Whether something was changed since it was played. */
  readonly isStale: boolean;
  readonly touch: () => void;
  readonly step: number;
  readonly goTo: (step: number) => void;
  readonly play: (submit: SimulatedSubmit, decisions: readonly SimulatedDecisionInput[], choices: Choices | null) => Promise<void>;
  readonly isPlaying: boolean;
  readonly failure: string | null;
}

export const SimulationContext = createContext<Simulation | null>(null);

export function useSimulation(): Simulation {
  const simulation = use(SimulationContext);
  if (!simulation) throw new Error('the component needs a SimulationContext');
  return simulation;
}

/** A run of the workflow as it is drawn, with a filled-in form or a scenario, step by step; nothing of it is stored. */
export function useNewSimulation({ appCode, flow, choose }: WorkflowDesigner, scenario: string | null): Simulation {
  const client = useTrialClient(appCode);
  const failureText = useFailureText();
  const user = useUser();
  const timeZone = useTimeZone();
  const copy = useWorkingCopy();
  const { documents } = useDocuments();
  const [continued] = useState(() => continuedScenario(documents, scenario));
  const [initiator, setInitiator] = useState(continued?.initiator ?? user.id);
  const [startAt, setStartAt] = useState(continued?.startAt ? wallMinute(continued.startAt, timeZone) : '');
  const [played, setPlayed] = useState<Played | null>(null);
  const [isTouched, setTouched] = useState(false);
  const [step, setStep] = useState(0);
  const run = useMutation({
    mutationFn: (input: SimulatedSubmit & { readonly decisions: SimulatedDecisionInput[] }) =>
      client.call(simulateWorkflow, { workflowCode: flow.key.code, ...input }),
  });
  const { mutateAsync, isPending: isPlaying, error } = run;
  const failure = error ? failureText(error) : null;
  const isStale = played !== null && (isTouched || !isSameDesign(played.documents, documents));
  // The same object until something of it changes: an edit of the workflow renders nobody who reads it.
  return useMemo(() => {
    const goTo = (to: number, answer = played?.answer) => {
      const visit = answer?.visits[to];
      if (!visit) return;
      setStep(to);
      choose(visit.activityCode);
    };
    return {
      continued,
      initiator,
      setInitiator: (person) => (setInitiator(person), setTouched(true)),
      startAt,
      setStartAt: (at) => (setStartAt(at), setTouched(true)),
      played,
      isStale,
      touch: () => setTouched(true),
      step,
      goTo,
      async play(submit, decisions, choices) {
        const design = copy.state().replica.documents;
        const answer = await mutateAsync({ ...submit, decisions: [...decisions] }).catch(() => null);
        if (!answer) return;
        setPlayed({ answer, submit, decisions, choices: choices ?? choicesOf(answer.visits, decisions), documents: design });
        setTouched(false);
        goTo(choices === null ? 0 : Math.min(step, answer.visits.length - 1), answer);
      },
      isPlaying,
      failure,
    };
  }, [continued, initiator, startAt, played, isStale, step, isPlaying, failure, choose, copy, mutateAsync]);
}

/** An instant as an input of date and time has it. */
const wallMinute = (instant: string, timeZone: string): string =>
  new Date(toWallMs(Date.parse(instant), timeZone)).toISOString().slice(0, 16);

/** The instant of what an input of date and time has. */
export const instantAt = (wallMinute: string, timeZone: string): string =>
  new Date(fromWallMs(Date.parse(`${wallMinute}Z`), timeZone)).toISOString();

/** Scenarios do not change what is played. */
function isSameDesign(before: Documents, after: Documents): boolean {
  if (before === after) return true;
  const played = (documents: Documents) => [...documents].filter(([, { key }]) => key.kind !== 'scenario');
  const [was, is] = [played(before), played(after)];
  return was.length === is.length && was.every(([id, document]) => after.get(id) === document);
}

const noMarks: ReadonlyMap<string, Partial<Marks>> = new Map();

export function useSimulationMarks({ played, step }: Simulation, { flow }: WorkflowDesigner): ReadonlyMap<string, Partial<Marks>> {
  const { routes } = flow.content;
  const locale = useLocale();
  return useMemo(
    () => (played ? stepMarks(played.answer, step, { targetOf: (route) => routes.get(route)?.to, locale }) : noMarks),
    [played, step, routes, locale],
  );
}
