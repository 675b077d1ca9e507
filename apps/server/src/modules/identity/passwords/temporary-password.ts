import { randomInt } from 'node:crypto';

/** Without characters that are easily confused when they are read out or copied by hand. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns a random password of 79 bits, such as `k7mq-x2fd-9hwp-tc4e`. */
export function temporaryPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
