import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { refuse } from '../../platform/http/refusal.ts';

const fewestCharacters = 8;
/** Guessing is only estimated of so many characters: it takes longer the more there are, and these decide. */
const mostJudged = 32;
/** Below, of 0 to 4, somebody who knows the usual passwords finds it within a million guesses. */
const leastScore = 2;

/** What a password must not be made of, besides what everybody knows. */
export interface Owner {
  readonly account: string;
  readonly name: string;
  readonly organization?: string;
}

/**
 * Refuses a new password that is too short (characters are counted as people see them), that is common or easy to guess, or that is made of
 * what everybody knows about its owner. See decision 85.
 */
export async function checkNewPassword(password: string, { account, name, organization }: Owner): Promise<void> {
  const characters = [...new Intl.Segmenter().segment(password)].length;
  if (characters < fewestCharacters) refuse('password-too-weak');
  const known = [account, name, organization ?? '', 'inkstone', '硯'].filter((word) => word !== '').map((word) => word.normalize('NFC'));
  const { score, sequence } = (await loadEstimator()).check(password.normalize('NFC').slice(0, mostJudged), known);
  if (score >= leastScore) return;
  refuse(sequence.some((match) => match['dictionaryName'] === 'userInputs') ? 'password-personal' : 'password-common');
}

let estimator: Promise<ZxcvbnFactory> | null = null;

/** Its list of passwords is large and seldom needed: it is loaded when the first password is chosen. */
function loadEstimator(): Promise<ZxcvbnFactory> {
  return (estimator ??= (async () => {
    const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
    ]);
    return new Factory({ dictionary: { ...dictionary }, graphs: adjacencyGraphs });
  })());
}
