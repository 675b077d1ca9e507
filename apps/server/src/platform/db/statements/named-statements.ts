import { LRUCache } from 'lru-cache';
import { statementName } from './statement-name.ts';

/** Each name costs memory in each connection. */
const mostTexts = 400;
/** What is rarely repeated is not worth a plan. */
const usesBeforeName = 5;

interface Use {
  readonly isNameable: boolean;
  count: number;
  name?: string;
}

const uses = new LRUCache<string, Use>({ max: mostTexts });
let renamed = 0;

/** Returns the name of a statement that is repeated; undefined for others. */
export function nameOf(text: string): string | undefined {
  const use = uses.get(text) ?? firstUse(text);
  if (!use.isNameable) return undefined;
  use.count += 1;
  if (use.count < usesBeforeName) return undefined;
  use.name ??= `${renamed}-${statementName(text)}`;
  return use.name;
}

/** Statements that control a transaction or define something are not planned. */
const unplanned = /^\s*(begin|savepoint|release|rollback|set|lock|create|drop|alter)\b/i;

function firstUse(text: string): Use {
  const use: Use = { isNameable: !unplanned.test(text), count: 0 };
  uses.set(text, use);
  return use;
}

/** Prepares everything anew: tables have other columns than a plan returns. */
export function renameAll(): void {
  renamed += 1;
  uses.clear();
}
