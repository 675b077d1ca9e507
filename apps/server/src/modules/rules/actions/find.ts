import type { RuleActionOf } from '@inkstone/schema';
import type { PublishedModel } from '../../apps/index.ts';
import { findTargets } from '../target-records.ts';
import { mappingSources } from '../target-patch.ts';
import type { RuleRun } from '../rule-run.ts';
import { refuseWith } from '../refuse-with.ts';

/** Refuses unless a matching target record exists, or while one exists: for the source, or for each of its rows. */
export async function runFind(run: RuleRun, action: RuleActionOf<'find'>, model: PublishedModel): Promise<void> {
  const { condition, holds, message, field } = action;
  for (const { scope } of mappingSources(run, action.each)) {
    const isThere = (await findTargets(run, { model, condition, scope }, false)).length > 0;
    if (isThere === (holds === 'exists')) continue;
    const text = message[run.context.locale];
    if (text !== '' || holds === 'absent') refuseWith(run, 'rule-refused', text, field);
    refuseWith(run, 'rule-no-match', text, field, { model: model.definition.name });
  }
}
