import type { Finding } from '../../finding.ts';
import type { FindingStep } from '../../finding-step.ts';
import { findingAt, stepsAlong, type CheckInput } from '../check.ts';
import type { DefinitionIndex } from '../../definition-index.ts';
import type { RouteGraph } from '../route-graph.ts';
import { abstractDefinition } from './abstract-definition.ts';
import { backTargetOf, definitionOfPart, isEntryOfAll, shapeOf, type Part } from './part-definition.ts';
import { searchDefinition, type Trouble } from './search-definition.ts';

const statesOfPart = 600;

/** What is being proved. */
export interface Proof {
  readonly input: CheckInput;
  /** Of the definition with what was proved already contracted. */
  readonly index: DefinitionIndex;
  readonly graph: RouteGraph;
  /** Shapes of parts from which everything leads on. */
  readonly proved: Set<string>;
  /** How many states were looked at so far. */
  readonly effort: { states: number };
}

/** What was found of a part. */
export interface Verdict {
  readonly findings: readonly Finding[];
  /** Where nothing leads on: everything comes back to one of these places before the part, and the findings hold only where that is no way. */
  readonly backTo?: readonly string[];
  readonly isComplete: boolean;
}

const sound: Verdict = { findings: [], isComplete: true };

/** Looks at everything that can happen in a part. */
export function searchPart(proof: Proof, part: Part): Verdict {
  const definition = definitionOfPart(proof.index, part);
  const shape = shapeOf(definition);
  if (proof.proved.has(shape)) return sound;
  const { troubles, isComplete, states } = searchDefinition(abstractDefinition(definition), {
    statesAtMost: statesOfPart,
    stopsAtBound: true,
  });
  proof.effort.states += states;
  const entry = part.members[0]!;
  const found = troubles.filter(({ kind }) => kind !== 'IrreversibleRepeated');
  if (isComplete && found.length === 0) {
    proof.proved.add(shape);
    return sound;
  }
  const first = proof.input.index.activities.get(entry);
  const findings = [
    ...found.map((trouble) => findingOf(proof.input, entry, trouble)),
    ...(isComplete || !first ? [] : [findingAt(proof.input, 'NotProved', first)]),
  ];
  const backTo = isComplete && found.every(({ kind }) => kind === 'DeadEnd') ? wayBack(proof, part) : null;
  return { findings, isComplete, ...(backTo && { backTo }) };
}

/** Where everything comes back to out of a part that nothing leads on from; null: not everything does. */
function wayBack(proof: Proof, part: Part): string[] | null {
  if (isEntryOfAll(proof.index, part)) return null;
  const definition = abstractDefinition(definitionOfPart(proof.index, part, true));
  const { troubles, isComplete, states, reached } = searchDefinition(definition, { statesAtMost: statesOfPart, stopsAtBound: true });
  proof.effort.states += states;
  if (!isComplete || troubles.some(({ kind }) => kind !== 'IrreversibleRepeated')) return null;
  return [...reached].flatMap((code) => backTargetOf(code) ?? []);
}

/** The way to the part along the drawing, then what happens in it. */
function findingOf(input: CheckInput, entry: string, { kind, activity, steps }: Trouble): Finding {
  const real = input.index.activities.get(activity) ?? input.index.activities.get(entry)!;
  const way = stepsAlong(input, input.graph.pathTo(entry)).slice(1, -1);
  const told = steps.filter((step) => step.activity !== null && !step.activity.startsWith('~'));
  const submit: FindingStep = { kind: 'submit', activity: null, params: {} };
  return { code: kind, place: { kind: 'activity', activity: real.code }, params: { name: real.name }, steps: [submit, ...way, ...told] };
}
