import type { WorkflowDefinition } from '@inkstone/schema';
import { modelOf } from '../../activities/models.ts';
import { systemActor, type Command } from '../../state/command.ts';
import { namesAt } from '../check.ts';
import { indexDefinition } from '../../definition-index.ts';
import type { WorkflowIssueStep } from '../../texts/workflow-issue-step.ts';
import { inCreationOrder } from '../../state/entity-views.ts';
import { childrenOf } from '../../state/instance-query.ts';
import type { InstanceState, WorkItem } from '../../state/instance-state.ts';
import { listRejectTargets } from '../../offers/list-reject-targets.ts';

type CommandInput<C> = C extends Command ? Omit<C, 'id' | 'at' | 'client'> : never;

/** A command that may happen in a state, with the step that describes it. */
export interface Move {
  readonly command: CommandInput<Command>;
  readonly step: WorkflowIssueStep;
}

const initiator = '@initiator';

/** Returns everything that people, services, sub-processes and timers may do next. */
export function possibleMoves(definition: WorkflowDefinition, state: InstanceState): Move[] {
  if (state.status === 'DRAFT')
    return [{ command: { action: 'Submit', actor: initiator }, step: { kind: 'submit', activity: null, params: {} } }];
  return [...itemMoves(definition, state), ...externalMoves(definition, state), ...timeMoves(definition, state), ...retryMoves(state)];
}

function itemMoves(definition: WorkflowDefinition, state: InstanceState): Move[] {
  return inCreationOrder(state.items)
    .filter((item) => item.state === 'open' && item.slot !== null)
    .flatMap((item) => {
      const at = stepsAt(definition, item.activity);
      const given = { actor: item.holder, itemId: item.id, opinion: '…' };
      const rejects = rejectMoves(definition, state, item);
      if (state.visits[item.visit]?.kind !== 'approve')
        return [{ command: { ...given, action: 'Submit' as const }, step: at('handle') }, ...rejects];
      const votes = [
        { command: { ...given, action: 'Agree' as const }, step: at('agree') },
        { command: { ...given, action: 'DisAgree' as const }, step: at('disagree') },
      ];
      return [...votes, ...rejects];
    });
}

/** Somebody an item was sent back to does not send it back further: that would only lead to a state already covered. */
function rejectMoves(definition: WorkflowDefinition, state: InstanceState, item: WorkItem): Move[] {
  const token = state.tokens[state.visits[item.visit]?.token ?? ''];
  if (!token || token.returns.length > 0) return [];
  const at = stepsAt(definition, item.activity);
  const base = { action: 'Reject' as const, actor: item.holder, itemId: item.id, opinion: '…' };
  const activity = indexDefinition(definition).activities.get(item.activity);
  const modes = activity?.kind === 'approve' && activity.resubmit === 'choose' ? (['direct', 'through'] as const) : ([undefined] as const);
  return listRejectTargets(definition, state, item).flatMap((target) =>
    modes.map((resubmit) => ({
      command: { ...base, targets: [target.activity], resubmit },
      step: at('reject', { target: namesAt(indexDefinition(definition), target.activity) }),
    })),
  );
}

function externalMoves(definition: WorkflowDefinition, state: InstanceState): Move[] {
  const index = indexDefinition(definition);
  const failure = { class: 'system' as const, detail: '…' };
  return inCreationOrder(state.visits).flatMap((visit): Move[] => {
    const activity = index.activities.get(visit.activity);
    if (visit.status !== 'open' || !activity || !modelOf(activity).finish) return [];
    const at = stepsAt(definition, visit.activity);
    const children = childrenOf(state, visit.id).filter((child) => child.awaited);
    const [child] = children.filter((each) => each.state === 'running');
    if (child) {
      const of = { actor: systemActor, child: child.id };
      return [
        { command: { ...of, action: 'ChildEnded', outcome: 'agreed' }, step: at('finish') },
        { command: { ...of, action: 'ChildEnded', outcome: 'disagreed' }, step: at('finish-ill') },
        { command: { ...of, ...failure, action: 'ChildFailed' }, step: at('fail') },
      ];
    }
    if (children.length > 0) return [];
    const of = { actor: systemActor, visit: visit.id };
    return [
      { command: { ...of, action: 'ServiceFinished' }, step: at('finish') },
      { command: { ...of, ...failure, action: 'ServiceFailed' }, step: at('fail') },
    ];
  });
}

function timeMoves(definition: WorkflowDefinition, state: InstanceState): Move[] {
  return inCreationOrder(state.timers).flatMap(({ id, visit, purpose }) => {
    const activity = state.visits[visit]?.activity;
    if (activity === undefined || purpose === 'remind') return [];
    const command = { action: 'TimerFired' as const, actor: systemActor, timerId: id };
    return [{ command, step: stepsAt(definition, activity)(purpose === 'wait' ? 'wait' : 'late') }];
  });
}

/** Failures of external work may be retried; a failure caused by the definition stays. */
function retryMoves(state: InstanceState): Move[] {
  return inCreationOrder(state.tokens).flatMap(({ id, failure }) => {
    if (failure?.cause !== 'service' && failure?.cause !== 'child') return [];
    const command = { action: 'Retry' as const, actor: '@administrator', operatorIsAdministrator: true, token: id };
    return [{ command, step: { kind: 'submit' as const, activity: null, params: {} } }];
  });
}

function stepsAt(definition: WorkflowDefinition, activity: string) {
  const name = namesAt(indexDefinition(definition), activity);
  return (kind: WorkflowIssueStep['kind'], params: WorkflowIssueStep['params'] = {}): WorkflowIssueStep => ({
    kind,
    activity,
    params: { name, ...params },
  });
}
