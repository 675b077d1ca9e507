import type { WorkflowDefinition } from '@inkstone/schema';
import {
  approve,
  buildWorkflow,
  end,
  handle,
  inclusiveJoin,
  inclusiveSplit,
  join,
  split,
  start,
  timer,
  type RouteSpec,
} from './workflow-builder.ts';

const twenty = Array.from({ length: 20 }, (_, position) => `b${position}`);

/**
 * Returns a workflow with twenty branches of five activities: two approvals, the activities after a failed vote, and a return; in one
 * branch of five a failed vote ends everything.
 */
export function wideWorkflow(isInclusive: boolean): WorkflowDefinition {
  const branches = twenty.flatMap((b, position) => [
    approve(`${b}_1`, ['ann'], { whenFailed: { kind: 'route' } }),
    handle(`${b}_2`, ['bob']),
    timer(`${b}_3`, { kind: 'after', span: { amount: 1, unit: 'minute' } }),
    approve(`${b}_4`, ['cho'], { whenFailed: { kind: 'back', activity: position % 5 === 0 ? 'fill' : `${b}_1` } }),
    approve(`${b}_5`, ['dan'], { whenFailedInBranch: position % 2 === 0 ? 'join' : 'terminate' }),
  ]);
  const routes = twenty.flatMap((b, position): RouteSpec[] => [
    { from: 's', to: `${b}_1`, ...(isInclusive && (position === 0 ? { default: true } : { condition: `need > ${position}` })) },
    `${b}_1 > ${b}_4 > ${b}_5 > j`,
    { from: `${b}_1`, to: `${b}_2`, outcome: 'disagree' },
    `${b}_2 > ${b}_3 > ${b}_1`,
  ]);
  const block = isInclusive ? [inclusiveSplit('s'), inclusiveJoin('j', 's')] : [split('s'), join('j', 's')];
  const activities = [start(), handle('fill', ['ann']), ...block, ...branches, end()];
  return buildWorkflow(activities, ['start > fill > s', ...routes, 'j > end']);
}
