import { compareWithExpectation, type Deviation, type Played } from '@inkstone/workflow';
import { fillText, type LocalizedText, type ScenarioDefinition } from '@inkstone/schema';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { PublishedWorkflow } from '../../apps/index.ts';
import { directory } from '../../organization/index.ts';
import { playTrial, type Trial, type TrialContext, type TrialDocuments } from './play-trial.ts';

export interface ScenarioRun {
  /** Null when it could not be simulated at all. */
  readonly played: Played | null;
  /** The differences from the expected result, in both languages; empty when it is as expected. */
  readonly deviations: readonly LocalizedText[];
}

/** Plays a scenario. A refusal counts as a deviation too. */
export async function runScenario(
  context: TrialContext,
  workflow: PublishedWorkflow,
  scenario: ScenarioDefinition,
  documents: TrialDocuments,
): Promise<ScenarioRun> {
  try {
    const trial = await trialOf(context, scenario);
    if (!trial) return { played: null, deviations: [unplayable] };
    const played = await playTrial(context, workflow, trial, documents);
    const found = compareWithExpectation(scenario.expected, played);
    return { played, deviations: found.map((deviation) => deviationText(deviation, workflow)) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { played: null, deviations: [unplayable] };
  }
}

/** What is played; null if nobody here has the id or account that it names. */
async function trialOf(
  { trx }: TrialContext,
  { initiator, formCode, patch, startAt, decisions }: ScenarioDefinition,
): Promise<Trial | null> {
  const lookup = directory(trx);
  const person = (await lookup.people([initiator])).get(initiator) ?? (await lookup.personByAccount(initiator));
  return person ? { initiatorId: person.id, formCode, patch, startAt, decisions } : null;
}

const unplayable: LocalizedText = {
  zh: '無法試跑：發起人已停用，或表單內容不再適用',
  en: 'The scenario cannot run: the initiator is inactive, or the form no longer accepts these values',
};

const pathTexts = {
  different: {
    zh: '第 {position} 步應到「{expected}」，實際到「{found}」',
    en: 'Step {position} should reach "{expected}" but reaches "{found}"',
  },
  short: {
    zh: '第 {position} 步應到「{expected}」，實際已停止',
    en: 'Step {position} should reach "{expected}" but the workflow stops before it',
  },
  long: {
    zh: '第 {position} 步應已結束，實際到「{found}」',
    en: 'The workflow should have ended before step {position} but reaches "{found}"',
  },
} as const satisfies Record<string, LocalizedText>;

const outcomeText: LocalizedText = {
  zh: '結果應為「{expected}」，實際為「{found}」',
  en: 'The workflow should end as {expected} but ends as {found}',
};

const outcomeTexts: Readonly<Record<Extract<Deviation, { kind: 'outcome' }>['found'], LocalizedText>> = {
  agreed: { zh: '同意', en: 'agreed' },
  disagreed: { zh: '不同意', en: 'disagreed' },
  submitted: { zh: '已提交', en: 'submitted' },
  exception: { zh: '異常', en: 'exception' },
  refused: { zh: '被拒絕', en: 'refused' },
  waiting: { zh: '停在等待', en: 'waiting' },
};

function deviationText(deviation: Deviation, { definition }: PublishedWorkflow): LocalizedText {
  if (deviation.kind === 'outcome') {
    const [expected, found] = [outcomeTexts[deviation.expected], outcomeTexts[deviation.found]];
    return filled(outcomeText, { zh: { expected: expected.zh, found: found.zh }, en: { expected: expected.en, found: found.en } });
  }
  const { position, expected, found } = deviation;
  const text = expected === null ? pathTexts.long : found === null ? pathTexts.short : pathTexts.different;
  const nameOf = (code: string | null, locale: 'zh' | 'en'): string => {
    const activity = definition.activities.find((each) => each.code === code);
    return activity?.name_i18n?.[locale] ?? activity?.name ?? code ?? '';
  };
  const params = (locale: 'zh' | 'en') => ({ position: position + 1, expected: nameOf(expected, locale), found: nameOf(found, locale) });
  return filled(text, { zh: params('zh'), en: params('en') });
}

function filled(text: LocalizedText, params: Readonly<Record<'zh' | 'en', Readonly<Record<string, unknown>>>>): LocalizedText {
  return { zh: fillText(text.zh, params.zh), en: fillText(text.en, params.en) };
}
