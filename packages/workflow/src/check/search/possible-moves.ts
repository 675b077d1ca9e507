import type { WorkflowDefinition } from '@inkstone/schema';
import { modelOf } from '../../activities/models.ts';
import { systemActor, type Command } from '../../command.ts';
import { activityName, indexDefinition } from '../../definition-index.ts';
import type { FindingStep } from '../../finding-step.ts';
import { childrenOf, inOrder } from '../../instance-query.ts';
import type { InstanceState, WorkItem } from '../../instance-state.ts';
import { listRejectTargets } from '../../list-reject-targets.ts';

type OrderOf<C> = C extends Command ? Omit<C, 'id' | 'at' | 'client'> : never;

/** Something that may happen in a state, and how it is told. */
export interface Move {
  readonly order: OrderOf<Command>;
  readonly step: FindingStep;
}

const initiator = '@initiator';

/** Everything people, services, sub-processes and time may do next. */
export function possibleMoves(definition: WorkflowDefinition, state: InstanceState): Move[] {
  if (state.status === 'DRAFT')
    return [{ order: { action: 'Submit', actor: initiator }, step: { kind: 'submit', activity: null, params: {} } }];
  return [...itemMoves(definition, state), ...outsideMoves(definition, state), ...timeMoves(definition, state), ...retryMoves(state)];
}

function itemMoves(definition: WorkflowDefinition, state: InstanceState): Move[] {
  return inOrder(state.items)
    .filter((item) => item.state === 'open' && item.slot !== null)
    .flatMap((item) => {
      const at = teller(definition, item.activity);
      const given = { actor: item.holder, itemId: item.id, opinion: '…' };
      const rejects = rejectMoves(definition, state, item);
      if (state.visits[item.visit]?.kind !== 'approve')
        return [{ order: { ...given, action: 'Submit' as const }, step: at('handle') }, ...rejects];
      const votes = [
        { order: { ...given, action: 'Agree' as const }, step: at('agree') },
        { order: { ...given, action: 'DisAgree' as const }, step: at('disagree') },
      ];
      return [...votes, ...rejects];
    });
}

/** Who was sent back to sends back no further: that would only lead to where somebody stood already. */
function rejectMoves(definition: WorkflowDefinition, state: InstanceState, item: WorkItem): Move[] {
  const token = state.tokens[state.visits[item.visit]?.token ?? ''];
  if (!token || token.returns.length > 0) return [];
  const at = teller(definition, item.activity);
  const base = { action: 'Reject' as const, actor: item.holder, itemId: item.id, opinion: '…' };
  const activity = indexDefinition(definition).activities.get(item.activity);
  const ways = activity?.kind === 'approve' && activity.resubmit === 'choose' ? (['direct', 'through'] as const) : ([undefined] as const);
  return listRejectTargets(definition, state, item).flatMap((target) =>
    ways.map((resubmit) => ({ order: { ...base, targets: [target.activity], resubmit }, step: at('reject', { target: target.name }) })),
  );
}

function outsideMoves(definition: WorkflowDefinition, state: InstanceState): Move[] {
  const index = indexDefinition(definition);
  const failure = { class: 'system' as const, detail: '…' };
  return inOrder(state.visits).flatMap((visit): Move[] => {
    const activity = index.activities.get(visit.activity);
    if (visit.status !== 'open' || !activity || !modelOf(activity).finish) return [];
    const at = teller(definition, visit.activity);
    const children = childrenOf(state, visit.id).filter((child) => child.awaited);
    const [child] = children.filter((each) => each.state === 'running');
    if (child) {
      const of = { actor: systemActor, child: child.id };
      return [
        { order: { ...of, action: 'ChildEnded', outcome: 'agreed' }, step: at('finish') },
        { order: { ...of, action: 'ChildEnded', outcome: 'disagreed' }, step: at('finish-ill') },
        { order: { ...of, ...failure, action: 'ChildFailed' }, step: at('fail') },
      ];
    }
    if (children.length > 0) return [];
    const of = { actor: systemActor, visit: visit.id };
    return [
      { order: { ...of, action: 'ServiceFinished' }, step: at('finish') },
      { order: { ...of, ...failure, action: 'ServiceFailed' }, step: at('fail') },
    ];
  });
}

function timeMoves(definition: WorkflowDefinition, state: InstanceState): Move[] {
  return inOrder(state.timers ?? {}).flatMap(({ id, visit, purpose }) => {
    const activity = state.visits[visit]?.activity;
    if (activity === undefined || purpose === 'remind') return [];
    const order = { action: 'TimerFired' as const, actor: systemActor, timerId: id };
    return [{ order, step: teller(definition, activity)(purpose === 'wait' ? 'wait' : 'late') }];
  });
}

/** What failed outside may be tried again; what the drawing itself makes fail stays failed. */
function retryMoves(state: InstanceState): Move[] {
  return inOrder(state.tokens).flatMap(({ id, failure }) => {
    if (failure?.cause !== 'service' && failure?.cause !== 'child') return [];
    const order = { action: 'Retry' as const, actor: '@administrator', operatorIsAdministrator: true, token: id };
    return [{ order, step: { kind: 'submit' as const, activity: null, params: {} }, isSilent: true }];
  });
}

function teller(definition: WorkflowDefinition, activity: string) {
  const name = activityName(indexDefinition(definition), activity);
  return (kind: FindingStep['kind'], params: FindingStep['params'] = {}): FindingStep => ({ kind, activity, params: { name, ...params } });
}
