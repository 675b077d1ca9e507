import type { Finding } from '../../finding.ts';
import type { Check, CheckInput } from '../check.ts';
import { proveLevel } from './prove-level.ts';
import { findRepeats } from './repeated-service.ts';

/**
 * From everything that can happen some way leads to an end, nothing is left behind there, and nothing irreversible happens twice: proved
 * part by part on the engine itself. What is gone through one after the other is proved one by one; what lies between the first and the
 * last of a part is proved on its own and then stands for as few activities as ways it can fail. Equal parts are proved once.
 */
export const checkProved: Check = (input) => [...proveByParts(input).findings, ...findRepeats(input)];

/** What is found part by part, and how many states were looked at for it. */
export function proveByParts(input: CheckInput): { readonly findings: Finding[]; readonly states: number } {
  const { start } = input.index;
  if (!start) return { findings: [], states: 0 };
  const effort = { states: 0 };
  const members = [...input.graph.reachFrom(start.code)].filter((code) => input.index.activities.get(code)?.kind !== 'end');
  const proof = { input, index: input.index, graph: input.graph, proved: new Set<string>(), effort };
  const found = proveLevel(proof, { members, entry: start.code, exits: new Set() });
  const unique = new Map(found.map((finding) => [JSON.stringify([finding.code, finding.place]), finding]));
  return { findings: [...unique.values()], states: effort.states };
}
