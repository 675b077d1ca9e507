import type { Activity } from '@inkstone/schema';
import { placesOf } from '../../block.ts';
import type { Finding } from '../../finding.ts';
import { findingAt, type CheckInput } from '../check.ts';
import { abstractDefinition } from './abstract-definition.ts';
import type { Move } from './possible-moves.ts';
import { searchDefinition, type Trouble } from './search-definition.ts';

const statesAtMost = 4000;

/**
 * Irreversible services that may be done twice. Where the drawing leads back to one, or a vote that fails beside one does, that is looked
 * for on the engine; what the drawing seems to allow and was not found in bounds is not proved.
 */
export function findRepeats(input: CheckInput): Finding[] {
  const services = input.index.definition.activities.filter((activity) => activity.kind === 'service' && activity.irreversible);
  const suspects = services.filter((service) => mayComeAgain(input, service.code));
  if (suspects.length === 0) return [];
  const result = searchDefinition(abstractDefinition(input.index.definition), {
    statesAtMost,
    stopsAtBound: true,
    isMoved: isOrdinary,
    isEnough: (troubles) => suspects.every(({ code }) => troubles.some((each) => isRepeated(each, code))),
  });
  return suspects.flatMap((service) => {
    const repeated = result.troubles.find((trouble) => isRepeated(trouble, service.code));
    if (repeated) return [{ ...findingAt(input, 'IrreversibleRepeated', service), steps: repeated.steps }];
    return result.isComplete ? [] : [findingAt(input, 'NotProved', service)];
  });
}

function isRepeated({ kind, activity }: Trouble, service: string): boolean {
  return kind === 'IrreversibleRepeated' && activity === service;
}

/** Nobody sends back to before what cannot be taken back, and what failed was not done. */
function isOrdinary({ order }: Move): boolean {
  return order.action !== 'Reject' && order.action !== 'ServiceFailed' && order.action !== 'ChildFailed';
}

function mayComeAgain({ index, graph }: CheckInput, code: string): boolean {
  const next = (activity: string): readonly string[] => [...graph.nextOf(activity), ...lateBack(index.activities.get(activity))];
  const reaches = (from: readonly string[]): boolean => {
    const seen = new Set(from);
    for (const each of seen) for (const to of next(each)) seen.add(to);
    return seen.has(code);
  };
  if (reaches(next(code))) return true;
  // While it is done in one branch, another may lead back to before both.
  return placesOf(index.blocks, code).some(({ split, branch }) => {
    const block = index.blocks.find((each) => each.split === split)!;
    const inside = new Set([...block.branches.values()].flatMap((members) => [...members]));
    const beside = [...block.branches].flatMap(([each, members]) => (each === branch ? [] : [...members]));
    return beside.some((each) => reaches(next(each).filter((to) => to !== block.join && !inside.has(to))));
  });
}

function lateBack(activity: Activity | undefined): string[] {
  const limit = activity && 'timeLimit' in activity ? activity.timeLimit : undefined;
  return limit?.final.kind === 'back' ? [limit.final.activity] : [];
}
