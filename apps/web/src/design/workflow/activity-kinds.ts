import type { JsonObject } from '@inkstone/design';
import type { ActivityKind, LocalizedText } from '@inkstone/schema';
import { workflowsTexts } from '../../admin/workflows/workflows.locale.ts';

/** What can be inserted between two activities. */
export type InsertedKind = Exclude<ActivityKind, 'start'>;

/** The kinds that a person chooses from, in groups. */
export const kindGroups = [
  { group: 'people', kinds: ['approve', 'handle', 'circulate'] },
  { group: 'branching', kinds: ['exclusive', 'parallel', 'inclusive'] },
  { group: 'automatic', kinds: ['timer', 'service', 'subprocess'] },
] as const satisfies readonly { readonly group: string; readonly kinds: readonly InsertedKind[] }[];

/** What a new activity is set to; what it cannot know, such as an address, is left empty and named by the check. */
const firstSettings: Readonly<Record<InsertedKind, JsonObject>> = {
  approve: { participants: [{ kind: 'initiator-manager', level: 1 }] },
  handle: { participants: [{ kind: 'initiator' }] },
  circulate: { participants: [{ kind: 'initiator' }] },
  exclusive: {},
  parallel: { mode: 'split' },
  inclusive: { mode: 'split' },
  timer: { due: { kind: 'after', span: { amount: 1, unit: 'day' } } },
  service: { task: { kind: 'webhook', url: '' } },
  subprocess: { workflow: '' },
  end: {},
};

/** A new activity; its name is that of its kind, with a number if that is taken. */
export function newActivity(kind: InsertedKind, names: ReadonlySet<string>): { readonly name: LocalizedText; readonly value: JsonObject } {
  const name = numbered(workflowsTexts.table[kind], names);
  return { name, value: { kind, name: name.zh, name_i18n: { en: name.en }, ...firstSettings[kind] } };
}

/** The join of a new block. */
export function newJoin(kind: 'parallel' | 'inclusive', name: LocalizedText): JsonObject {
  return { kind, mode: 'join', name: name.zh, name_i18n: { en: name.en } };
}

function numbered(name: LocalizedText, taken: ReadonlySet<string>): LocalizedText {
  if (!taken.has(name.zh)) return name;
  for (let number = 2; ; number += 1)
    if (!taken.has(`${name.zh} ${number}`)) return { zh: `${name.zh} ${number}`, en: `${name.en} ${number}` };
}

/** Whether nobody has named an activity yet. */
export function hasDefaultName(kind: string, name: string): boolean {
  const own = (workflowsTexts.table as Readonly<Record<string, LocalizedText | undefined>>)[kind]?.zh;
  return own !== undefined && (name === own || new RegExp(`^${own} \\d+$`).test(name));
}
