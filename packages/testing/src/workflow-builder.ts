import { workflowDefinitionSchema, type Activity, type WorkflowDefinition } from '@inkstone/schema';
import type { z } from 'zod';

type DefinitionInput = z.input<typeof workflowDefinitionSchema>;
type ActivityInput = DefinitionInput['activities'][number];
type RouteInput = DefinitionInput['routes'][number];
type InputOf<K extends Activity['kind']> = Extract<ActivityInput, { kind: K }>;
type SettingsOf<K extends 'approve' | 'handle' | 'circulate'> = Partial<Omit<InputOf<K>, 'kind' | 'code'>>;

const users = (people: readonly string[]): { kind: 'users'; users: string[] } => ({ kind: 'users', users: [...people] });

export const start = (code = 'start'): ActivityInput => ({ kind: 'start', code, name: code });
export const end = (code = 'end'): ActivityInput => ({ kind: 'end', code, name: code });
export const exclusive = (code: string): ActivityInput => ({ kind: 'exclusive', code, name: code });
export const split = (code: string): ActivityInput => ({ kind: 'parallel', mode: 'split', code, name: code });
export const join = (code: string, of: string): ActivityInput => ({ kind: 'parallel', mode: 'join', split: of, code, name: code });

export const inclusiveSplit = (code: string): ActivityInput => ({ kind: 'inclusive', mode: 'split', code, name: code });
export const inclusiveJoin = (code: string, of: string): ActivityInput => ({
  kind: 'inclusive',
  mode: 'join',
  split: of,
  code,
  name: code,
});

export const timer = (code: string, due: InputOf<'timer'>['due']): ActivityInput => ({ kind: 'timer', code, name: code, due });
export const subprocess = (
  code: string,
  workflow: string,
  settings: Partial<Omit<InputOf<'subprocess'>, 'kind' | 'code' | 'workflow'>> = {},
): ActivityInput => ({ kind: 'subprocess', code, name: code, workflow, ...settings });

/** A service that calls a web address, unless the settings give another task. */
export const service = (code: string, settings: Partial<Omit<InputOf<'service'>, 'kind' | 'code'>> = {}): ActivityInput => ({
  kind: 'service',
  code,
  name: code,
  task: { kind: 'webhook', url: 'https://hooks.example.com/', fields: [] },
  ...settings,
});

/** An approval by named people, unless the settings give other participants. */
export const approve = (code: string, people: readonly string[], settings: SettingsOf<'approve'> = {}): ActivityInput => ({
  kind: 'approve',
  code,
  name: code,
  participants: [users(people)],
  ...settings,
});
export const handle = (code: string, people: readonly string[], settings: SettingsOf<'handle'> = {}): ActivityInput => ({
  kind: 'handle',
  code,
  name: code,
  participants: [users(people)],
  ...settings,
});
export const circulate = (code: string, people: readonly string[], settings: SettingsOf<'circulate'> = {}): ActivityInput => ({
  kind: 'circulate',
  code,
  name: code,
  participants: [users(people)],
  ...settings,
});

/** `a > b > c` for plain routes; an object for a route with a condition, an outcome or the default flag. */
export type RouteSpec = string | (Omit<RouteInput, 'code'> & { readonly code?: string });

/** Returns a definition with these activities and routes; a route's code is `from_to`. */
export function buildWorkflow(
  activities: readonly ActivityInput[],
  routes: readonly RouteSpec[],
  settings: DefinitionInput['settings'] = {},
): WorkflowDefinition {
  return workflowDefinitionSchema.parse({
    code: 'flow',
    name: 'flow',
    schemaCode: 'model',
    activities,
    routes: routes.flatMap(readRoute).map((route, order) => ({ order, ...route })),
    settings,
  });
}

function readRoute(spec: RouteSpec): RouteInput[] {
  if (typeof spec !== 'string') return [{ ...spec, code: spec.code ?? `${spec.from}_${spec.to}` }];
  const codes = spec.split('>').map((code) => code.trim());
  return codes.slice(1).map((to, index) => ({ code: `${codes[index]}_${to}`, from: codes[index]!, to }));
}
