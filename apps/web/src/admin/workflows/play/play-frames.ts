import type { LocalizedWorkflowIssue } from '@inkstone/api';
import type { Route } from '@inkstone/schema';

/** One frame of a counterexample: what happens, where, and which activities and routes were passed before. */
export interface PlayFrame {
  readonly text: string;
  /** The activity at which it happens. */
  readonly at: string | null;
  /** Activities and routes passed so far. */
  readonly passed: ReadonlySet<string>;
  readonly passedRoutes: ReadonlySet<string>;
  /** The last frame: the issue itself, at an activity or a route. */
  readonly issue: { readonly kind: 'activity' | 'route' | 'workflow'; readonly code: string | null } | null;
}

/** Returns the steps of an issue as frames, the issue itself last; empty where the check reported no steps. */
export function playFrames(issue: LocalizedWorkflowIssue, routes: readonly Pick<Route, 'code' | 'from' | 'to'>[]): PlayFrame[] {
  if (issue.steps.length === 0) return [];
  const frames: PlayFrame[] = [];
  const passed = new Set<string>();
  const passedRoutes = new Set<string>();
  let at: string | null = null;
  for (const { activityCode, text } of issue.steps) {
    if (activityCode !== null && activityCode !== at) {
      const route = routes.find(({ from, to }) => from === at && to === activityCode);
      if (route) passedRoutes.add(route.code);
      passed.add(activityCode);
      at = activityCode;
    }
    frames.push({ text, at, passed: new Set(passed), passedRoutes: new Set(passedRoutes), issue: null });
  }
  const { place, message } = issue;
  return [
    ...frames,
    {
      text: message,
      at: place.kind === 'activity' ? place.code : at,
      passed,
      passedRoutes,
      issue: { kind: place.kind, code: place.code },
    },
  ];
}
