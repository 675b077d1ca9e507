import type { PageDefinition } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { findPage } from '../apps/index.ts';
import { membershipsOf } from '../permissions/index.ts';
import { visibilityMembers } from './visibility-members.ts';

/** Returns whether a page is visible to a person. Administrators of applications see all pages. */
export async function seesPage(executor: Executor, actor: Actor, appCode: string, { seenBy }: PageDefinition): Promise<boolean> {
  if (!seenBy || actor.isAdmin || actor.isAppAdmin) return true;
  const { members } = await visibilityMembers(executor, appCode, seenBy);
  const memberships = await membershipsOf(executor, actor.id);
  return members.some((member) => memberships.has(member));
}

/** Returns the page if it is visible to the person; null also when it does not exist, so that the two cases cannot be told apart. */
export async function seenPage(executor: Executor, actor: Actor, appCode: string, pageCode: string): Promise<PageDefinition | null> {
  const page = await findPage(executor, appCode, pageCode);
  return page && (await seesPage(executor, actor, appCode, page.definition)) ? page.definition : null;
}
