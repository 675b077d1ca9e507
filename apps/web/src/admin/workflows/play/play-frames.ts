import type { WorkflowFinding } from '@inkstone/api';
import type { Route } from '@inkstone/schema';

/** One picture of a counterexample: what happens, where, and what was passed before it. */
export interface PlayFrame {
  readonly text: string;
  /** The activity it happens at. */
  readonly at: string | null;
  /** Activities and routes on the way there. */
  readonly passed: ReadonlySet<string>;
  readonly passedRoutes: ReadonlySet<string>;
  /** The last picture: the trouble itself, at an activity or a route. */
  readonly trouble: { readonly kind: 'activity' | 'route' | 'workflow'; readonly code: string | null } | null;
}

/** The steps of a finding as pictures, the trouble last; nothing where the check told no steps. */
export function playFrames(finding: WorkflowFinding, routes: readonly Pick<Route, 'code' | 'from' | 'to'>[]): PlayFrame[] {
  if (finding.steps.length === 0) return [];
  const frames: PlayFrame[] = [];
  const passed = new Set<string>();
  const passedRoutes = new Set<string>();
  let at: string | null = null;
  for (const { activityCode, text } of finding.steps) {
    if (activityCode !== null && activityCode !== at) {
      const route = routes.find(({ from, to }) => from === at && to === activityCode);
      if (route) passedRoutes.add(route.code);
      passed.add(activityCode);
      at = activityCode;
    }
    frames.push({ text, at, passed: new Set(passed), passedRoutes: new Set(passedRoutes), trouble: null });
  }
  const { place, message } = finding;
  return [
    ...frames,
    {
      text: message,
      at: place.kind === 'activity' ? place.code : at,
      passed,
      passedRoutes,
      trouble: { kind: place.kind, code: place.code },
    },
  ];
}
