import { localizedNames, type Activity, type ActivityOf, type LocalizedText, type WorkflowDefinition } from '@inkstone/schema';
import type { WorkflowIssue } from '../texts/workflow-issue.ts';
import { issueAt, type Check, type CheckInput } from './check.ts';

type Find = (code: string) => WorkflowDefinition | undefined;

/**
 * Sub-processes that lead back to their own workflow, directly or through others. The engine stops them at the fifth level with an
 * exception (`limits.instanceDepth`), so a workflow that has no way around them never ends as it should.
 */
export const checkRecursion: Check = (input) => {
  const { definition } = input.index;
  const find: Find = (code) => (code === definition.code ? definition : input.context.workflow?.(code));
  return subprocessesOf(definition).flatMap((activity) => {
    const chain = chainBack(activity.workflow, definition.code, find);
    return chain ? [recursionIssue(input, activity, chain, find)] : [];
  });
};

function recursionIssue(
  input: CheckInput,
  activity: ActivityOf<'subprocess'>,
  chain: readonly WorkflowDefinition[],
  find: Find,
): WorkflowIssue {
  const { definition } = input.index;
  const code = endingWorkflows(definition, find).has(definition.code) ? 'SubprocessRecursive' : 'SubprocessEndless';
  const names = [definition, ...chain].map(localizedNames);
  const along = (locale: keyof LocalizedText): string => names.map((name) => name[locale]).join(' → ');
  return issueAt(input, code, activity, { chain: { zh: along('zh'), en: along('en') } });
}

function subprocessesOf({ activities }: WorkflowDefinition): ActivityOf<'subprocess'>[] {
  return activities.filter((activity) => activity.kind === 'subprocess');
}

/** Returns the shortest chain of workflows that start one another from `from` to `to`; null if there is none. */
function chainBack(from: string, to: string, find: Find): readonly WorkflowDefinition[] | null {
  const seen = new Set<string>();
  let chains: (readonly WorkflowDefinition[])[] = [[]];
  let codes = [from];
  while (codes.length > 0) {
    const next = codes.flatMap((code, index) => {
      const workflow = seen.has(code) ? undefined : find(code);
      seen.add(code);
      return workflow ? [[...chains[index]!, workflow]] : [];
    });
    const found = next.find((chain) => chain.at(-1)!.code === to);
    if (found) return found;
    const steps = next.flatMap((chain) => subprocessesOf(chain.at(-1)!).map(({ workflow }) => ({ chain, code: workflow })));
    chains = steps.map(({ chain }) => chain);
    codes = steps.map(({ code }) => code);
  }
  return null;
}

/** Returns those of the workflow and of all that it starts that have a way to an end on which no sub-process nests for ever. */
function endingWorkflows(definition: WorkflowDefinition, find: Find): ReadonlySet<string> {
  const all = new Map([[definition.code, definition]]);
  for (const each of all.values()) {
    for (const { workflow } of subprocessesOf(each)) {
      const started = find(workflow);
      if (started) all.set(workflow, started);
    }
  }
  const ending = new Set<string>();
  for (let size = -1; size !== ending.size;) {
    size = ending.size;
    for (const each of all.values()) if (hasWayToEnd(each, (code) => ending.has(code) || !all.has(code))) ending.add(each.code);
  }
  return ending;
}

/** A parallel split takes all of its branches. Sub-processes per row or person may be none, those of one always start. */
function hasWayToEnd({ activities, routes }: WorkflowDefinition, ends: (workflow: string) => boolean): boolean {
  const from = Map.groupBy(routes, (route) => route.from);
  const good = new Set<string>();
  const isGood = (activity: Activity): boolean => {
    if (activity.kind === 'end') return true;
    if (activity.kind === 'subprocess' && activity.each.kind === 'one' && !ends(activity.workflow)) return false;
    const next = (from.get(activity.code) ?? []).map(({ to }) => good.has(to));
    const takesAll = activity.kind === 'parallel' && activity.mode === 'split';
    return next.length > 0 && (takesAll ? next.every(Boolean) : next.some(Boolean));
  };
  const backwards = activities.toReversed();
  for (let size = -1; size !== good.size;) {
    size = good.size;
    for (const activity of backwards) if (!good.has(activity.code) && isGood(activity)) good.add(activity.code);
  }
  return activities.some(({ kind, code }) => kind === 'start' && good.has(code));
}
