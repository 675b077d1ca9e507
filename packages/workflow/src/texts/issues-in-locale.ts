import { localizedName, type Locale, type WorkflowDefinition } from '@inkstone/schema';
import type { WorkflowIssue } from './workflow-issue.ts';

type Params = WorkflowIssue['params'];

/** Returns issues of a workflow with the names of its activities and routes in a language; the check gives names as they are written. */
export function issuesInLocale(issues: readonly WorkflowIssue[], workflow: WorkflowDefinition, locale: Locale): WorkflowIssue[] {
  const names = namesIn(workflow, locale);
  const translate = (params: Params): Params =>
    Object.fromEntries(Object.entries(params).map(([key, value]) => [key, names.get(value) ?? value]));
  return issues.map((issue) => ({
    ...issue,
    params: translate(issue.params),
    steps: issue.steps.map((step) => ({ ...step, params: translate(step.params) })),
  }));
}

/** What is written, with its name in the language; a route without a name is the two activities that it connects. */
function namesIn({ activities, routes }: WorkflowDefinition, locale: Locale): ReadonlyMap<string, string> {
  const ends = new Map(activities.map((activity) => [activity.code, { written: activity.name, shown: localizedName(activity, locale) }]));
  const connected = ({ from, to }: { readonly from: string; readonly to: string }, form: 'written' | 'shown') =>
    `${ends.get(from)?.[form] ?? from} → ${ends.get(to)?.[form] ?? to}`;
  return new Map([
    ...routes.map((route): [string, string] => [connected(route, 'written'), connected(route, 'shown')]),
    ...routes.flatMap((route): [string, string][] =>
      route.name ? [[route.name, localizedName({ ...route, name: route.name }, locale)]] : [],
    ),
    ...activities.map((activity): [string, string] => [activity.name, localizedName(activity, locale)]),
  ]);
}
