import type { PageDefinition } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { findPage } from '../apps/index.ts';
import { belongingsOf } from '../permissions/index.ts';
import { sightMembers } from './sight-members.ts';

/** Whether a page is for somebody. Who administers applications sees all of theirs. */
export async function seesPage(executor: Executor, actor: Actor, appCode: string, { seenBy }: PageDefinition): Promise<boolean> {
  if (!seenBy || actor.isAdmin || actor.isAppAdmin) return true;
  const { members } = await sightMembers(executor, appCode, seenBy);
  const belongings = await belongingsOf(executor, actor.id);
  return members.some((member) => belongings.has(member));
}

/** The page where it is for them; null alike where there is none, so that nobody learns of it. */
export async function seenPage(executor: Executor, actor: Actor, appCode: string, pageCode: string): Promise<PageDefinition | null> {
  const page = await findPage(executor, appCode, pageCode);
  return page && (await seesPage(executor, actor, appCode, page.definition)) ? page.definition : null;
}
