import fc from 'fast-check';
import type { VotePolicy, WorkflowDefinition } from '@inkstone/schema';
import {
  approve,
  buildWorkflow,
  circulate,
  end,
  exclusive,
  handle,
  inclusiveJoin,
  inclusiveSplit,
  join,
  service,
  subprocess,
  split,
  start,
  timer,
  type RouteSpec,
} from './workflow-builder.ts';

export const people = ['ann', 'bob', 'cho', 'dan', 'eve', 'fay'] as const;
export const initiator = 'ann';

type VoteLimit = NonNullable<NonNullable<Parameters<typeof approve>[2]>['timeLimit']>;
type HandleLimit = NonNullable<NonNullable<Parameters<typeof handle>[2]>['timeLimit']>;
type Failing = 'end' | 'route' | 'back' | 'rework' | 'back-to-rework';
type Piece =
  | {
      readonly kind: 'approve';
      readonly people: readonly string[];
      readonly policy: VotePolicy;
      readonly order: 'parallel' | 'sequential';
      readonly counting: 'certain' | 'every-vote';
      readonly whenAgreedEarlier: 'directly-before' | 'anywhere' | 'ask';
      readonly onReentry: 'earlier' | 'anew';
      readonly chosen: 'previous' | 'initiator' | null;
      readonly failing: Failing;
      readonly joins: boolean;
      readonly resubmit: 'direct' | 'through' | 'choose';
      readonly whenInitiator: 'manager' | 'allow' | 'skip';
      readonly whenNobody: 'skip' | 'fail' | 'refuse' | 'exception' | 'administrators' | 'managers';
      readonly roundsAtMost: number;
      readonly addSignDepth: number;
      readonly late: 'no-limit' | NonNullable<VoteLimit['final']>['kind'];
      /** Activities on the disagree route, and how far back the route leads after them. */
      readonly rework: readonly Piece[];
      readonly backBy: number;
    }
  | { readonly kind: 'timer'; readonly until: boolean }
  | {
      readonly kind: 'handle';
      readonly people: readonly string[];
      readonly all: boolean;
      readonly late: 'no-limit' | NonNullable<HandleLimit['final']>['kind'];
    }
  | { readonly kind: 'service'; readonly irreversible: boolean; readonly runs: 'webhook' | 'rule' }
  | { readonly kind: 'subprocess'; readonly people: readonly string[]; readonly waits: boolean; readonly each: 'one' | 'row' | 'person' }
  | { readonly kind: 'circulate'; readonly people: readonly string[] }
  | { readonly kind: 'choice'; readonly branches: readonly (readonly Piece[])[] }
  | { readonly kind: 'loop'; readonly body: readonly Piece[] }
  | {
      readonly kind: 'block';
      readonly taking: 'all' | 'holding';
      readonly branches: readonly (readonly Piece[])[];
      readonly endsEarly: boolean;
    };

const someone = fc.oneof(
  { weight: 9, arbitrary: fc.subarray([...people], { minLength: 1, maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constant<string[]>([]) },
);
const approval = {
  kind: fc.constant('approve' as const),
  people: someone,
  policy: fc.oneof(
    fc.constantFrom<VotePolicy>({ kind: 'any' }, { kind: 'any-agree' }, { kind: 'all' }, { kind: 'all' }),
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant('count' as const), count: fc.integer({ min: 1, max: 4 }) }),
  ),
  order: fc.constantFrom('parallel' as const, 'parallel' as const, 'sequential' as const),
  counting: fc.constantFrom('certain' as const, 'certain' as const, 'every-vote' as const),
  whenAgreedEarlier: fc.constantFrom('directly-before' as const, 'anywhere' as const, 'ask' as const),
  onReentry: fc.constantFrom('earlier' as const, 'earlier' as const, 'anew' as const),
  chosen: fc.constantFrom(null, null, null, 'previous' as const, 'initiator' as const),
  failing: fc.constantFrom<Failing>('end', 'route', 'back', 'back', 'rework', 'rework', 'back-to-rework'),
  joins: fc.boolean(),
  resubmit: fc.constantFrom('direct' as const, 'through' as const, 'choose' as const),
  whenInitiator: fc.constantFrom('manager' as const, 'allow' as const, 'skip' as const),
  whenNobody: fc.constantFrom(
    'skip' as const,
    'fail' as const,
    'refuse' as const,
    'exception' as const,
    'administrators' as const,
    'managers' as const,
  ),
  roundsAtMost: fc.constantFrom(2, 3, 20),
  addSignDepth: fc.constantFrom(1, 2, 3),
  late: fc.constantFrom(...Array<'no-limit'>(12).fill('no-limit'), 'none', 'agree', 'disagree', 'manager', 'back', 'route' as const),
  backBy: fc.nat({ max: 6 }),
};

const { sequence: sequences, wide } = fc.letrec<{ piece: Piece; pieces: Piece[]; rework: Piece[]; sequence: Piece[]; wide: Piece[] }>(
  (tie) => ({
    piece: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'workflow' },
      { weight: 4, arbitrary: fc.record({ ...approval, rework: fc.constant<Piece[]>([]) }) },
      { weight: 2, arbitrary: fc.record({ ...approval, rework: tie('rework') }) },
      {
        weight: 2,
        arbitrary: fc.record({
          kind: fc.constant('handle' as const),
          people: someone,
          all: fc.boolean(),
          late: fc.constantFrom(...Array<'no-limit'>(8).fill('no-limit'), 'none', 'manager', 'back', 'route' as const),
        }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('circulate' as const), people: someone }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('timer' as const), until: fc.boolean() }) },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('service' as const),
          irreversible: fc.boolean(),
          runs: fc.constantFrom('webhook' as const, 'rule' as const),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('subprocess' as const),
          people: someone,
          waits: fc.boolean(),
          each: fc.constantFrom('one' as const, 'row' as const, 'person' as const, 'person' as const),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          kind: fc.constant('choice' as const),
          branches: fc.array(tie('pieces'), { minLength: 2, maxLength: 3, depthIdentifier: 'workflow' }),
        }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('loop' as const), body: tie('pieces') }) },
      {
        weight: 4,
        arbitrary: fc.record({
          kind: fc.constant('block' as const),
          taking: fc.constantFrom('all' as const, 'holding' as const),
          branches: fc.array(tie('pieces'), { minLength: 2, maxLength: 3, depthIdentifier: 'workflow' }),
          endsEarly: fc.boolean(),
        }),
      },
    ),
    sequence: fc.array(tie('piece'), { minLength: 2, maxLength: 5, depthIdentifier: 'workflow' }),
    rework: fc.array(tie('piece'), { minLength: 0, maxLength: 2, depthIdentifier: 'workflow' }),
    wide: fc.tuple(
      fc.record({
        kind: fc.constant('block' as const),
        taking: fc.constantFrom('all' as const, 'holding' as const),
        branches: fc.array(fc.array(tie('piece'), { maxLength: 1, depthIdentifier: 'workflow' }), { minLength: 4, maxLength: 5 }),
        endsEarly: fc.boolean(),
      }),
    ),
    pieces: fc.array(tie('piece'), { minLength: 0, maxLength: 4, depthIdentifier: 'workflow' }),
  }),
);

/** Sound definitions: sequences, choices, loops by routes, nested blocks; every kind of failed vote, with any activities for rework. */
export const workflows: fc.Arbitrary<WorkflowDefinition> = sequences.map(compile);

/** Definitions with one block of four or five short branches. */
export const wideWorkflows: fc.Arbitrary<WorkflowDefinition> = wide.map(compile);

type Activities = Parameters<typeof buildWorkflow>[0][number][];

function compile(sequence: readonly Piece[]): WorkflowDefinition {
  const activities: Activities = [start(), end()];
  const routes: RouteSpec[] = [];
  let count = 0;
  const name = (prefix: string): string => `${prefix}${++count}`;

  const timeout = (from: string, to: string): number => routes.push({ from, to, outcome: 'timeout', code: name('r') });

  /**
   * Adds pieces between two activities; `humans`: activities around them that a failed vote may go back to; `earlier`: activities that a
   * route may lead back to.
   */
  function lay(
    list: readonly Piece[],
    from: string,
    to: string,
    condition: Partial<RouteSpec & object>,
    humans: readonly string[],
    inBlock: boolean,
    earlier: readonly string[] = [],
  ): void {
    let previous = from;
    let next: Partial<RouteSpec & object> = condition;
    const around = [...humans];
    const before = [...earlier];
    const connect = (code: string): void => {
      routes.push({ ...next, from: previous, to: code, code: name('r') });
      next = {};
      previous = code;
      before.push(code);
    };
    for (const piece of list) {
      switch (piece.kind) {
        case 'approve': {
          const code = name('approve');
          const { policy, order, counting, whenAgreedEarlier, onReentry, chosen, resubmit, whenInitiator, roundsAtMost } = piece;
          const { addSignDepth } = piece;
          const back = around.at(-1)!;
          const joins = inBlock && piece.joins;
          const leavesByRoute = piece.failing === 'rework' || (piece.failing === 'back-to-rework' && inBlock);
          const reworker = piece.failing === 'back-to-rework' && !inBlock ? name('handle') : null;
          activities.push(
            approve(code, piece.people, {
              ...(chosen && { participants: [{ kind: 'chosen', by: chosen }] }),
              policy,
              order,
              counting,
              whenAgreedEarlier,
              onReentry,
              whenFailed: failingOf(piece.failing, leavesByRoute, reworker ?? back),
              whenFailedInBranch: piece.joins ? 'join' : 'terminate',
              whenNobody: [{ kind: piece.whenNobody }],
              resubmit,
              whenInitiator,
              roundsAtMost,
              addSignDepth,
              ...lateness(piece.late, back),
            }),
          );
          connect(code);
          const target = before.at(-1 - (piece.backBy % before.length))!;
          if (piece.failing === 'route' && !joins) routes.push({ from: code, to: 'end', outcome: 'disagree', code: name('r') });
          if (piece.late === 'route') timeout(code, piece.backBy % 2 === 0 ? 'end' : target);
          if (reworker !== null) activities.push(handle(reworker, [people[1]]));
          if (reworker !== null) lay(piece.rework, reworker, target, {}, [...around, code], inBlock, before);
          else if (leavesByRoute && !joins) lay(piece.rework, code, target, { outcome: 'disagree' }, [...around, code], inBlock, before);
          around.push(code);
          break;
        }
        case 'timer': {
          const code = name('timer');
          const due = { kind: 'after', span: { amount: 3, unit: 'minute' } } as const;
          activities.push(timer(code, piece.until ? { kind: 'until', control: 'day' } : due));
          connect(code);
          break;
        }
        case 'handle': {
          const code = name('handle');
          activities.push(
            handle(code, piece.people, { policy: { kind: piece.all ? 'all' : 'any' }, ...lateness(piece.late, around.at(-1)!) }),
          );
          connect(code);
          if (piece.late === 'route') timeout(code, 'end');
          around.push(code);
          break;
        }
        case 'circulate': {
          const code = name('circulate');
          activities.push(circulate(code, piece.people));
          connect(code);
          break;
        }
        case 'subprocess': {
          const code = name('sub');
          const participants = [{ kind: 'users' as const, users: [...piece.people] }];
          const each = { one: { kind: 'one' }, row: { kind: 'row', sheet: 'items' }, person: { kind: 'person', participants } } as const;
          activities.push(subprocess(code, 'child', { each: each[piece.each], waits: piece.waits }));
          connect(code);
          break;
        }
        case 'service': {
          const code = name('service');
          const { irreversible, runs } = piece;
          activities.push(service(code, { irreversible, ...(runs === 'rule' && { task: { kind: 'rule', rule: 'rule' } }) }));
          connect(code);
          break;
        }
        case 'choice': {
          const [choice, merge] = [name('choice'), name('merge')];
          activities.push(exclusive(choice), exclusive(merge));
          connect(choice);
          piece.branches.forEach((branch, index) =>
            lay(branch, choice, merge, index === 0 ? { default: true } : { condition: name('c') }, around, inBlock, before),
          );
          previous = merge;
          before.push(merge);
          next = { default: true };
          break;
        }
        case 'loop': {
          const [entry, exit] = [name('loop'), name('again')];
          const person = name('handle');
          activities.push(exclusive(entry), handle(person, [people[0]]), exclusive(exit));
          connect(entry);
          next = { default: true };
          connect(person);
          lay(piece.body, person, exit, {}, [...around, person], inBlock, before);
          routes.push({ from: exit, to: entry, condition: name('c'), code: name('r') });
          previous = exit;
          before.push(exit);
          next = { default: true };
          break;
        }
        case 'block': {
          const [fork, merge] = [name('split'), name('join')];
          const takesAll = piece.taking === 'all';
          activities.push(...(takesAll ? [split(fork), join(merge, fork)] : [inclusiveSplit(fork), inclusiveJoin(merge, fork)]));
          connect(fork);
          piece.branches.forEach((branch, index) => {
            const target = piece.endsEarly && index > 0 && branch.length > 0 ? 'end' : merge;
            const condition = takesAll ? {} : index === 0 ? { default: true } : { condition: name('c') };
            lay(branch, fork, target, condition, around, true);
          });
          // A route from after the block may lead back to the split, not to the join.
          previous = merge;
          break;
        }
      }
    }
    routes.push({ ...next, from: previous, to, code: name('r') });
  }

  lay(sequence, 'start', 'end', {}, ['start'], false);
  return buildWorkflow(activities, routes);
}

function failingOf(failing: Failing, leavesByRoute: boolean, back: string): NonNullable<Parameters<typeof approve>[2]>['whenFailed'] {
  if (leavesByRoute) return { kind: 'route' };
  return failing === 'end' || failing === 'route' ? { kind: failing } : { kind: 'back', activity: back };
}

function lateness<L extends VoteLimit | HandleLimit>(late: 'no-limit' | NonNullable<L['final']>['kind'], back: string): { timeLimit?: L } {
  if (late === 'no-limit') return {};
  const due = { kind: 'after', span: { amount: 2, unit: 'minute' } } as const;
  const reminders = [{ side: 'before', span: { amount: 1, unit: 'minute' } } as const];
  return { timeLimit: { due, reminders, final: late === 'back' ? { kind: late, activity: back } : { kind: late } } as L };
}
