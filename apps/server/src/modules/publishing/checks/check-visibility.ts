import type { AppDefinition } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { visibilityMembers } from '../../portal/index.ts';
import { publishIssue, type PublishIssue } from './publish-issue.ts';

/** A page may name roles that do not exist yet, because roles are created after their application; until then it is a warning. */
export async function checkVisibility(executor: Executor, app: AppDefinition, roles: readonly string[]): Promise<PublishIssue[]> {
  const issues: PublishIssue[] = [];
  for (const { code: page, seenBy = [] } of app.pages ?? []) {
    const { unknown } = await visibilityMembers(executor, app.code, seenBy);
    issues.push(
      ...unknown
        .filter(({ kind, code }) => kind !== 'app-role' || !roles.includes(code))
        .map(({ code }): PublishIssue => ({ ...publishIssue('SightUnknown', `pages.${page}.seenBy`, { code }), isWarning: true })),
    );
  }
  return issues;
}
