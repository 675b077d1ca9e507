import { modelOf } from '../../activities/models.ts';
import type { MigrateCommand } from '../../command.ts';
import { closeVisit, markToken, moveToken } from '../../flow/token-move.ts';
import { inOrder, isRunning, scopeOf } from '../../instance-query.ts';
import type { FormerActivity, InstanceState } from '../../instance-state.ts';
import { moveProblems } from '../../migration/activity-move.ts';
import { knownArrivals, knownReturns, knownTrail } from '../../migration/known-way.ts';
import { countsAlike, namesOf, planMigration } from '../../migration/plan-migration.ts';
import { sameSettings } from '../../migration/same-settings.ts';
import type { Turn } from '../../turn.ts';
import type { ActionModel } from '../action-model.ts';

/**
 * An administrator takes an instance over to another version of its workflow: all of it or nothing. The turn's definition is the one it
 * goes to. What is open goes on, also under another code, or begins anew; ways back that the version does not know are forgotten.
 */
export const migrateModel: ActionModel<'Migrate'> = {
  action: 'Migrate',
  offers: () => [],
  perform(turn, command) {
    if (!command.operatorIsAdministrator) turn.refuse('NotAdministrator');
    // A form that was taken back waits for its next submit in the version it began with.
    if (!isRunning(turn.state) && !(turn.state.status === 'DRAFT' && turn.state.pass > 0)) turn.refuse('NotRunning');
    if (turn.state.migrated && turn.state.migrated.version !== command.fromVersion) turn.refuse('MigrationDone');
    const { steps, problems } = planMigration(turn, command);
    const [first] = [...moveProblems(command.from, turn.index.definition, command.moves), ...problems];
    if (first) turn.refuse(first.code, first.params);

    const former = formerActivities(turn, command);
    const { fromVersion, toVersion } = command;
    turn.emit({ type: 'migrated', fromVersion, toVersion, ...namesOf(turn, command), steps, former });
    forgetUnknownWays(turn, command);
    turn.refusesFailures = true;
    for (const { token, to, how } of steps) if (how === 'anew') beginAnew(turn, token, to);
  },
};

/** What stood at the token ends, and it comes to the activity as from nowhere. */
function beginAnew(turn: Turn, id: string, to: string): void {
  const token = turn.state.tokens[id]!;
  if (token.visit !== null) closeVisit(turn, token.visit, 'cancelled', 'moved');
  markToken(turn, id, { returns: [] });
  if (turn.index.start?.code === to) turn.emit({ type: 'pass-begun', pass: turn.state.pass + 1, draft: false });
  moveToken(turn, id, to, null);
}

/** A person is not sent back to where the version has nothing, or something else. */
function forgetUnknownWays(turn: Turn, command: MigrateCommand): void {
  const { index } = turn;
  const placesOf = (place: { readonly fork: string | null; readonly branch: string | null }) =>
    scopeOf(turn.state, place).map(({ fork, branch }) => ({ split: fork.split, branch }));
  for (const token of inOrder(turn.state.tokens)) {
    const places = placesOf(token);
    const trail = knownTrail(index, token.trail, places);
    // Votes given before it was sent back count there again.
    const alike = token.returns.filter(({ activity }) => countsAlike(turn, command, activity));
    const returns = knownReturns(index, alike, places);
    if (!sameSettings(trail, token.trail) || !sameSettings(returns, token.returns)) markToken(turn, token.id, { trail, returns });
  }
  for (const fork of inOrder(turn.state.forks)) {
    if (fork.state !== 'open') continue;
    const places = placesOf(fork);
    const [trail, arrivals] = [knownTrail(index, fork.trail, places), knownArrivals(index, fork.split, fork.arrivals, places)];
    const isKnown = sameSettings(trail, fork.trail) && sameSettings(arrivals, fork.arrivals);
    if (!isKnown) turn.emit({ type: 'fork-marked', fork: fork.id, trail, arrivals });
  }
}

/** What the history tells of and the version does not have: how it was called, and what its people might see. */
function formerActivities(turn: Turn, { from }: MigrateCommand): InstanceState['former'] {
  const codes = new Set([...Object.values(turn.state.visits), ...Object.values(turn.state.tokens)].map(({ activity }) => activity));
  const gone = from.activities.filter(({ code }) => codes.has(code) && !turn.index.activities.has(code));
  return Object.fromEntries(
    gone.map((activity): [string, FormerActivity] => {
      const permission = modelOf(activity).grant?.(activity);
      const { code, name, name_i18n } = activity;
      return [code, { name, ...(name_i18n && { name_i18n }), ...(permission && { permission }) }];
    }),
  );
}
