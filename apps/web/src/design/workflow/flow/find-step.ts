import type { FlowBlocks, Sequence, Step } from './flow-blocks.ts';
import type { FlowContent } from './flow-content.ts';
import { continuing } from './flow-layout.ts';

/** Where an activity stands. */
export interface Placement {
  readonly step: Step;
  readonly sequence: Sequence;
  readonly index: number;
  /** The activities around it whose branches hold it, the innermost last, each with the route of the branch. */
  readonly around: readonly { readonly step: Step; readonly route: string }[];
}

const indexes = new WeakMap<FlowBlocks, ReadonlyMap<string, Placement>>();

/** Returns where each activity stands, in reading order. */
export function placementsOf(blocks: FlowBlocks): ReadonlyMap<string, Placement> {
  const known = indexes.get(blocks);
  if (known) return known;
  const found = new Map<string, Placement>();
  const walk = (sequence: Sequence, around: Placement['around']): void => {
    for (const [index, step] of sequence.steps.entries()) {
      found.set(step.activity, { step, sequence, index, around });
      for (const { route, content } of step.branches) walk(content, [...around, { step, route }]);
    }
  };
  for (const sequence of [blocks.main, ...blocks.loose]) walk(sequence, []);
  indexes.set(blocks, found);
  return found;
}

/** What is moved, copied and removed as one: an activity, or a block from its beginning to its end. */
export interface Unit {
  readonly entry: string;
  readonly activities: ReadonlySet<string>;
  /** Routes from outside into it. */
  readonly into: readonly string[];
  /** Routes by which the flow goes on after it. */
  readonly out: readonly string[];
  /** The activity that follows; null: none. */
  readonly next: string | null;
}

/** The unit to which an activity belongs; the join of a block stands for the whole block. */
export function unitOf(content: FlowContent, blocks: FlowBlocks, code: string): Unit | null {
  const split = content.activities.get(code)?.joins;
  const own = placementsOf(blocks);
  const placement = own.get(split != null && isClosedBy(content, own.get(split)?.step, code) ? split : code);
  if (!placement) return null;
  const { step, sequence, index } = placement;
  const join = isClosedBy(content, step, step.meets) ? sequence.steps[index + 1] : undefined;
  const activities = new Set([step.activity, ...activitiesIn(step), ...(join ? [join.activity, ...activitiesIn(join)] : [])]);
  const last = join ?? step;
  const out = last.next === null ? continuing(last) : [last.next];
  const into = [...content.routes.values()]
    .filter(({ from, to }) => activities.has(to) && !activities.has(from))
    .map((route) => route.code);
  const [first] = out;
  return { entry: step.activity, activities, into, out, next: first === undefined ? null : content.routes.get(first)!.to };
}

/** Whether a join closes a step of branches. */
function isClosedBy(content: FlowContent, step: Step | undefined, join: string | null): boolean {
  return step !== undefined && join !== null && step.meets === join && content.activities.get(join)?.joins === step.activity;
}

/** The activities in the branches of a step. */
export function activitiesIn({ branches }: Step): readonly string[] {
  return branches.flatMap(({ content }) => content.steps.flatMap((step) => [step.activity, ...activitiesIn(step)]));
}

/** The step from which a branch starts. */
export function branchOf(blocks: FlowBlocks, route: string) {
  for (const { step } of placementsOf(blocks).values()) {
    const branch = step.branches.find((each) => each.route === route);
    if (branch) return { step, branch };
  }
  return null;
}
