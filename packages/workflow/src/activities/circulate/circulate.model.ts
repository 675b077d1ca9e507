import { readPermission } from '@inkstone/schema';
import { gatherSources } from '../../flow/participants.ts';
import { hasUnread } from '../../flow/reading.ts';
import { failToken, leaveByRoute } from '../../flow/token-move.ts';
import { openItem, openVisit } from '../../flow/visit.ts';
import type { ActivityModel } from '../activity-model.ts';

/** Participants get a copy to read; the flow does not wait. Who still has one unread gets no second one. */
export const circulateModel: ActivityModel<'circulate'> = {
  kind: 'circulate',
  enter(turn, token, activity) {
    const participants = gatherSources(turn, activity.code, activity.participants);
    if (typeof participants === 'string') return failToken(turn, token.id, { at: 'entry', cause: 'source', detail: participants });
    const visit = openVisit(turn, token.id, activity);
    for (const { person } of participants) {
      if (!hasUnread(turn.state, activity.code, person))
        openItem(turn, { kind: 'circulate', visit, slot: null, holder: person, source: null });
    }
    turn.emit({ type: 'visit-closed', visit, activity: activity.code, outcome: 'passed' });
    leaveByRoute(turn, token.id, 'agree');
  },
  grant: (activity) => activity.permission ?? readPermission,
};
