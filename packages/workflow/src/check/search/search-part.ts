import { localizedNames } from '@inkstone/schema';
import type { WorkflowIssue } from '../../texts/workflow-issue.ts';
import type { WorkflowIssueStep } from '../../texts/workflow-issue-step.ts';
import { issueAt, stepsAlong, type CheckInput } from '../check.ts';
import type { DefinitionIndex } from '../../definition-index.ts';
import type { RouteGraph } from '../route-graph.ts';
import { abstractDefinition } from './abstract-definition.ts';
import { backTargetOf, definitionOfPart, isEntryOfAll, shapeOf, type Part } from './part-definition.ts';
import { searchDefinition, type Violation } from './search-definition.ts';

const statesOfPart = 600;

/** The state of a verification run. */
export interface Verification {
  readonly input: CheckInput;
  /** Of the definition in which verified components are already contracted. */
  readonly index: DefinitionIndex;
  readonly graph: RouteGraph;
  /** Shapes of parts that were verified as sound. */
  readonly verified: Set<string>;
  /** The number of states searched so far. */
  readonly effort: { states: number };
}

/** The result for a part. */
export interface Verdict {
  readonly issues: readonly WorkflowIssue[];
  /**
   * Set when nothing leads forward: every path comes back to one of these activities before the part, and the issues apply only if no path
   * to an end leads through them.
   */
  readonly backTargets?: readonly string[];
  readonly isComplete: boolean;
}

const sound: Verdict = { issues: [], isComplete: true };

/** Searches everything that can happen in a part. */
export function searchPart(verification: Verification, part: Part): Verdict {
  const definition = definitionOfPart(verification.index, part);
  const shape = shapeOf(definition);
  if (verification.verified.has(shape)) return sound;
  const { violations, isComplete, states } = searchDefinition(abstractDefinition(definition), {
    statesAtMost: statesOfPart,
    stopsAtBound: true,
  });
  verification.effort.states += states;
  const entry = part.members[0]!;
  const found = violations.filter(({ kind }) => kind !== 'IrreversibleRepeated');
  if (isComplete && found.length === 0) {
    verification.verified.add(shape);
    return sound;
  }
  const first = verification.input.index.activities.get(entry);
  const issues = [
    ...found.map((violation) => issueOf(verification.input, entry, violation)),
    ...(isComplete || !first ? [] : [issueAt(verification.input, 'NotProved', first)]),
  ];
  const backTargets = isComplete && found.every(({ kind }) => kind === 'DeadEnd') ? backTargetsOf(verification, part) : null;
  return { issues, isComplete, ...(backTargets && { backTargets }) };
}

/** Returns the activities that every path out of a part leads back to when none leads forward; null when not every path does. */
function backTargetsOf(verification: Verification, part: Part): string[] | null {
  if (isEntryOfAll(verification.index, part)) return null;
  const definition = abstractDefinition(definitionOfPart(verification.index, part, true));
  const { violations, isComplete, states, reached } = searchDefinition(definition, { statesAtMost: statesOfPart, stopsAtBound: true });
  verification.effort.states += states;
  if (!isComplete || violations.some(({ kind }) => kind !== 'IrreversibleRepeated')) return null;
  return [...reached].flatMap((code) => backTargetOf(code) ?? []);
}

/** Returns the issue with the path to the part along the routes, then the steps within it. */
function issueOf(input: CheckInput, entry: string, { kind, activity, steps }: Violation): WorkflowIssue {
  const concerned = input.index.activities.get(activity) ?? input.index.activities.get(entry)!;
  const approach = stepsAlong(input, input.graph.pathTo(entry)).slice(1, -1);
  const ownSteps = steps.filter((step) => step.activity !== null && !step.activity.startsWith('~'));
  const submit: WorkflowIssueStep = { kind: 'submit', activity: null, params: {} };
  return {
    code: kind,
    place: { kind: 'activity', activity: concerned.code },
    params: { name: localizedNames(concerned) },
    steps: [submit, ...approach, ...ownSteps],
  };
}
