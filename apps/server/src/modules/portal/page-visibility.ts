import type { PageDefinition } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { documentHeadsView, findPage } from '../apps/index.ts';
import { membershipsOf } from '../permissions/index.ts';
import { visibilityMembers } from './visibility-members.ts';

/** Returns whether a page is visible to a person. Administrators of applications see all pages. */
export async function seesPage(executor: Executor, actor: Actor, appCode: string, { seenBy }: PageDefinition): Promise<boolean> {
  if (!seenBy || actor.isAdmin || actor.isAppAdmin) return true;
  const { members } = await visibilityMembers(executor, appCode, seenBy);
  const memberships = await membershipsOf(executor, actor.id);
  return members.some((member) => memberships.has(member));
}

interface SeenPage {
  readonly appCode: string;
  readonly page: PageDefinition;
}

/**
 * Returns the page if it is visible to the person; null also when it does not exist, so that the two cases cannot be told apart. Without an
 * application it is the only visible page with that code; refuses with `page-ambiguous` if there are several.
 */
export async function seenPage(
  executor: Executor,
  actor: Actor,
  { appCode, code }: { readonly appCode?: string | undefined; readonly code: string },
): Promise<SeenPage | null> {
  const visible: SeenPage[] = [];
  for (const candidate of appCode === undefined ? await appsWithPage(executor, code) : [appCode]) {
    const page = (await findPage(executor, candidate, code))?.definition;
    if (page && (await seesPage(executor, actor, candidate, page))) visible.push({ appCode: candidate, page });
  }
  return visible.length > 1 ? refuse('page-ambiguous', { apps: visible.map((each) => each.appCode) }) : (visible[0] ?? null);
}

async function appsWithPage(executor: Executor, code: string): Promise<readonly string[]> {
  const heads = await executor
    .selectFrom(documentHeadsView.as('h'))
    .select('h.scope')
    .where('h.kind', '=', 'page')
    .where('h.code', '=', code)
    .where('h.active', '=', true)
    .orderBy('h.scope')
    .execute();
  return heads.map(({ scope }) => scope);
}
