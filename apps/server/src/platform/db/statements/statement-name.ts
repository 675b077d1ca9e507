import { createHash } from 'node:crypto';

/** The name by which connections know a prepared statement: the same for the same text. */
export function statementName(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 40);
}
