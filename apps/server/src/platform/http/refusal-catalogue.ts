import { refusals, type RefusalEntry } from '@inkstone/api';
import type { Module } from './module.ts';

/** All refusals of this server. */
export interface RefusalCatalogue {
  find(code: string): RefusalEntry | undefined;
  entries(): ReadonlyMap<string, RefusalEntry>;
}

/** Joins the common refusals with those of the modules. Throws for a duplicate code or errcode. */
export function createRefusalCatalogue(modules: readonly Module[]): RefusalCatalogue {
  const entries = new Map<string, RefusalEntry>(Object.entries(refusals));
  const numbers = new Map([...entries].map(([code, entry]) => [entry.errcode, code]));
  for (const module of modules) {
    for (const [code, entry] of Object.entries(module.refusals)) {
      if (entries.has(code)) throw new Error(`The refusal "${code}" of module ${module.name} exists already.`);
      const other = numbers.get(entry.errcode);
      if (other !== undefined) throw new Error(`The refusals "${code}" and "${other}" have the same errcode ${entry.errcode}.`);
      entries.set(code, entry);
      numbers.set(entry.errcode, code);
    }
  }
  return { find: (code) => entries.get(code), entries: () => entries };
}
