import type { AppDefinition } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { sightMembers } from '../../portal/index.ts';
import { problem, type Problem } from './problem.ts';

/** Whoever a page names may come later, as roles are made after their application; until then it is told that nobody is meant. */
export async function checkSight(executor: Executor, app: AppDefinition, roles: readonly string[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { code: page, seenBy = [] } of app.pages ?? []) {
    const { unknown } = await sightMembers(executor, app.code, seenBy);
    problems.push(
      ...unknown
        .filter(({ kind, code }) => kind !== 'app-role' || !roles.includes(code))
        .map(({ code }): Problem => ({ ...problem('SightUnknown', `pages.${page}.seenBy`, { code }), isWarning: true })),
    );
  }
  return problems;
}
