import type { Sequence, FlowBlocks } from '../flow/flow-blocks.ts';
import { routePart } from '../part.ts';

/** A line of the outline: an activity, a branch, or a route that leads back or aside. */
export interface OutlineLine {
  readonly part: string;
  readonly kind: 'activity' | 'branch' | 'jump';
  readonly level: number;
  /** Whether the branches below it are shown; null: there is nothing to fold. */
  readonly isExpanded: boolean | null;
}

/** Everything that is shown, in reading order. */
export function outlineOf({ main, loose, lost }: FlowBlocks, folded: ReadonlySet<string>): readonly OutlineLine[] {
  return [
    ...[main, ...loose].flatMap((sequence) => linesOf(sequence, 1, folded)),
    ...lost.map(({ code }): OutlineLine => ({ part: routePart(code), kind: 'jump', level: 1, isExpanded: null })),
  ];
}

function linesOf({ steps, end }: Sequence, level: number, folded: ReadonlySet<string>): readonly OutlineLine[] {
  return steps.flatMap((step): readonly OutlineLine[] => {
    const isLast = step === steps.at(-1);
    const isShown = !folded.has(step.activity);
    return [
      { part: step.activity, kind: 'activity', level, isExpanded: step.branches.length > 1 ? isShown : null },
      ...step.exits.map(({ route }): OutlineLine => ({ part: routePart(route), kind: 'jump', level: level + 1, isExpanded: null })),
      ...(isShown ? step.branches : []).flatMap(({ route, content }): readonly OutlineLine[] => [
        { part: routePart(route), kind: 'branch', level: level + 1, isExpanded: null },
        ...linesOf(content, level + 2, folded),
      ]),
      ...(isLast && end.kind === 'goes' && step.next !== null
        ? [{ part: routePart(step.next), kind: 'jump', level: level + 1, isExpanded: null } as const]
        : []),
    ];
  });
}
