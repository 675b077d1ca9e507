import { mentionPattern } from '@inkstone/api';
import { withoutEditing } from '@inkstone/schema';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { readRecord, type ReadRecord } from '../../forms/index.ts';
import { directory, type DirectoryPerson } from '../../organization/index.ts';
import { execute, lockInstance, mayReadInstance } from '../../workflow/index.ts';
import { Refusal } from '../../../platform/http/refusal.ts';

/** Returns the people that a text mentions, each once, in order. Refuses with `mention-unknown` when one does not exist or is inactive. */
export async function mentionedIn({ trx }: CommandContext, content: string): Promise<readonly DirectoryPerson[]> {
  const ids = [...new Set([...content.matchAll(mentionPattern)].map(([, id]) => id!))];
  if (ids.length === 0) return [];
  const people = await directory(trx).people(ids);
  return ids.map((id) => {
    const person = people.get(id);
    return person?.active ? person : refuse('mention-unknown');
  });
}

/**
 * Grants people who could not read the instance the actor's view of it, and records this in its history. A record without a workflow cannot
 * be shared so: refuses with `mention-without-workflow`, naming those who cannot read it.
 */
export async function grantReadAccess(
  context: CommandContext,
  target: ReadRecord & { readonly schemaCode: string },
  people: readonly DirectoryPerson[],
): Promise<void> {
  if (target.instance === null) return requireReaders(context, target, people);
  const instance = await lockInstance(context.trx, target.instance.id);
  const others = people.filter((person) => !mayReadInstance(instance, person));
  if (others.length === 0) return;
  const permission = withoutEditing(target.rights.permission);
  const command = { action: 'Comment', mentioned: others.map(({ id }) => id), permission } as const;
  await execute(context, { instanceId: instance.id, loaded: instance, command });
}

async function requireReaders(
  context: CommandContext,
  { record, schemaCode }: ReadRecord & { readonly schemaCode: string },
  people: readonly DirectoryPerson[],
): Promise<void> {
  const strangers: string[] = [];
  for (const person of people) {
    try {
      await readRecord(context.trx, { ...context, actor: person }, { schemaCode, objectId: record.id });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      strangers.push(person.name);
    }
  }
  if (strangers.length > 0) refuse('mention-without-workflow', { people: strangers });
}
