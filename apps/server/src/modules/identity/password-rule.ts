import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { refuse } from '../../platform/http/refusal.ts';

const minCharacters = 8;
/** Only so many characters are estimated: the estimate takes longer with length, and these suffice to decide. */
const maxEstimatedCharacters = 32;
/** On the scale of 0 to 4 of zxcvbn; lower scores are guessed within a million attempts. */
const minScore = 2;

/** What a password must not consist of, besides common words. */
export interface PasswordOwner {
  readonly account: string;
  readonly name: string;
  readonly organization?: string;
}

/**
 * Refuses a new password that is too short (counted in user-perceived characters), that is common or easy to guess, or that consists of
 * public knowledge about its owner. See decision 85.
 */
export async function checkNewPassword(password: string, { account, name, organization }: PasswordOwner): Promise<void> {
  const characters = [...new Intl.Segmenter().segment(password)].length;
  if (characters < minCharacters) refuse('password-too-weak');
  // The estimate sees only the beginning of a long one.
  if ([account, name].some((own) => plain(own) === plain(password))) refuse('password-personal');
  const known = [account, name, organization ?? '', 'inkstone', '硯'].filter((word) => word !== '').map((word) => word.normalize('NFC'));
  const { score, sequence } = (await loadEstimator()).check(password.normalize('NFC').slice(0, maxEstimatedCharacters), known);
  if (score >= minScore) return;
  refuse(sequence.some((match) => match['dictionaryName'] === 'userInputs') ? 'password-personal' : 'password-common');
}

const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();

let estimator: Promise<ZxcvbnFactory> | null = null;

/** The dictionary is large and seldom needed: it is loaded when the first password is chosen. */
function loadEstimator(): Promise<ZxcvbnFactory> {
  return (estimator ??= (async () => {
    const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
    ]);
    return new Factory({ dictionary: { ...dictionary }, graphs: adjacencyGraphs });
  })());
}
