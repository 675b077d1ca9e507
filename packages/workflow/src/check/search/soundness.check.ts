import type { WorkflowIssue } from '../../texts/workflow-issue.ts';
import type { Check, CheckInput } from '../check.ts';
import { verifyLevel } from './verify-level.ts';
import { checkRepeatedServices } from './repeated-service.ts';

/**
 * From everything that can happen some path leads to an end, nothing is left open there, and no irreversible service runs twice. The check
 * runs the engine on one part after the other: consecutive parts are verified one by one; a component between the first and the last
 * activity of a part is verified on its own and then replaced by one activity for each way in which it can fail. Equal parts are verified
 * once.
 */
export const checkSoundness: Check = (input) => [...verifyByParts(input).issues, ...checkRepeatedServices(input)];

/** Returns the issues found part by part and the number of states searched. */
export function verifyByParts(input: CheckInput): { readonly issues: WorkflowIssue[]; readonly states: number } {
  const { start } = input.index;
  if (!start) return { issues: [], states: 0 };
  const effort = { states: 0 };
  const members = [...input.graph.reachFrom(start.code)].filter((code) => input.index.activities.get(code)?.kind !== 'end');
  const verification = { input, index: input.index, graph: input.graph, verified: new Set<string>(), effort };
  const found = verifyLevel(verification, { members, entry: start.code, exits: new Set() });
  const unique = new Map(found.map((issue) => [JSON.stringify([issue.code, issue.place]), issue]));
  return { issues: [...unique.values()], states: effort.states };
}
