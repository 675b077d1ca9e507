import { activityGrants } from '@inkstone/schema';
import { gatherSources } from '../../flow/participants.ts';
import { hasUnread } from '../../flow/reading.ts';
import { failToken, leaveByRoute } from '../../flow/token-move.ts';
import { openItem, openVisit } from '../../flow/visit.ts';
import type { ActivityModel } from '../activity-model.ts';

/** Sends participants a copy to read; the flow does not wait. A person who still has an unread copy does not get a second one. */
export const circulateModel: ActivityModel<'circulate'> = {
  kind: 'circulate',
  enter(context, token, activity) {
    const participants = gatherSources(context, activity.code, activity.participants);
    if (typeof participants === 'string') return failToken(context, token.id, { at: 'entry', cause: 'source', detail: participants });
    const visit = openVisit(context, token.id, activity);
    for (const { person } of participants) {
      if (!hasUnread(context.state, activity.code, person))
        openItem(context, { kind: 'circulate', visit, slot: null, holder: person, source: null });
    }
    context.emit({ type: 'visit-closed', visit, activity: activity.code, outcome: 'passed' });
    leaveByRoute(context, token.id, 'agree');
  },
  grant: (activity) => activity.permission ?? activityGrants.circulate,
};
