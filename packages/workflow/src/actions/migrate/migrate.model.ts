import { modelOf } from '../../activities/models.ts';
import type { MigrateCommand } from '../../state/command.ts';
import { closeVisit, markToken, moveToken } from '../../flow/token-move.ts';
import { inCreationOrder } from '../../state/entity-views.ts';
import { isRunning, scopeOf } from '../../state/instance-query.ts';
import type { FormerActivity, InstanceState } from '../../state/instance-state.ts';
import { moveRefusals } from '../../migration/activity-move.ts';
import { retainedArrivals, retainedReturns, retainedTrail } from '../../migration/retained-trail.ts';
import { countsAlike, renamingsOf, planMigration } from '../../migration/plan-migration.ts';
import { sameSettings } from '../../migration/same-settings.ts';
import type { DecisionContext } from '../../decision-context.ts';
import type { ActionModel } from '../action-model.ts';

/**
 * An administrator migrates an instance to another version of its workflow, completely or not at all. The decision context holds the
 * definition of the target version. Open activities continue, possibly under another code, or begin again; return points that the version
 * does not have are dropped.
 */
export const migrateModel: ActionModel<'Migrate'> = {
  action: 'Migrate',
  offers: () => [],
  perform(context, command) {
    if (!command.operatorIsAdministrator) context.refuse('NotAdministrator');
    // A retrieved draft waits for its next submit in the version it began with.
    if (!isRunning(context.state) && !(context.state.status === 'DRAFT' && context.state.pass > 0)) context.refuse('NotRunning');
    if (context.state.migrated && context.state.migrated.version !== command.fromVersion) context.refuse('MigrationDone');
    const { steps, problems } = planMigration(context, command);
    const [first] = [...moveRefusals(command.from, context.index.definition, command.moves), ...problems];
    if (first) context.refuse(first.code, first.params);

    const former = formerActivities(context, command);
    const { fromVersion, toVersion } = command;
    context.emit({ type: 'migrated', fromVersion, toVersion, ...renamingsOf(context, command), steps, former });
    dropUnknownTrails(context, command);
    context.refusesFailures = true;
    for (const { token, to, how } of steps) if (how === 'anew') restartAt(context, token, to);
  },
};

/** Closes what is open at the token and moves it to the activity without a route. */
function restartAt(context: DecisionContext, id: string, to: string): void {
  const token = context.state.tokens[id]!;
  if (token.visit !== null) closeVisit(context, token.visit, 'cancelled', 'moved');
  markToken(context, id, { returns: [] });
  if (context.index.start?.code === to) context.emit({ type: 'pass-begun', pass: context.state.pass + 1, draft: false });
  moveToken(context, id, to, null);
}

/** Drops trail steps and return points that the version does not have or that lie elsewhere in it, so that nobody is sent back there. */
function dropUnknownTrails(context: DecisionContext, command: MigrateCommand): void {
  const { index } = context;
  const branchesAround = (position: { readonly fork: string | null; readonly branch: string | null }) =>
    scopeOf(context.state, position).map(({ fork, branch }) => ({ split: fork.split, branch }));
  for (const token of inCreationOrder(context.state.tokens)) {
    const enclosing = branchesAround(token);
    const trail = retainedTrail(index, token.trail, enclosing);
    // After a direct return the votes given before count again, so both versions must count them alike.
    const alike = token.returns.filter(({ activity }) => countsAlike(context, command, activity));
    const returns = retainedReturns(index, alike, enclosing);
    if (!sameSettings(trail, token.trail) || !sameSettings(returns, token.returns)) markToken(context, token.id, { trail, returns });
  }
  for (const fork of inCreationOrder(context.state.forks)) {
    if (fork.state !== 'open') continue;
    const enclosing = branchesAround(fork);
    const [trail, arrivals] = [retainedTrail(index, fork.trail, enclosing), retainedArrivals(index, fork.split, fork.arrivals, enclosing)];
    const isKnown = sameSettings(trail, fork.trail) && sameSettings(arrivals, fork.arrivals);
    if (!isKnown) context.emit({ type: 'fork-marked', fork: fork.id, trail, arrivals });
  }
}

/** Returns what the history needs of activities that the new version does not have: their name and what their people could see. */
function formerActivities(context: DecisionContext, { from }: MigrateCommand): InstanceState['former'] {
  const codes = new Set([...Object.values(context.state.visits), ...Object.values(context.state.tokens)].map(({ activity }) => activity));
  const gone = from.activities.filter(({ code }) => codes.has(code) && !context.index.activities.has(code));
  return Object.fromEntries(
    gone.map((activity): [string, FormerActivity] => {
      const permission = modelOf(activity).grant?.(activity);
      const { code, name, name_i18n } = activity;
      return [code, { name, ...(name_i18n && { name_i18n }), ...(permission && { permission }) }];
    }),
  );
}
