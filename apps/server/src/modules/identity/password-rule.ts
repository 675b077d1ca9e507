import { refuse } from '../../platform/http/refusal.ts';

const fewestCharacters = 8;

/** Refuses a new password that is too short; characters are counted as people see them. */
export function checkNewPassword(password: string): void {
  const characters = [...new Intl.Segmenter().segment(password)].length;
  if (characters < fewestCharacters) refuse('password-too-weak');
}
