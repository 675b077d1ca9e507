import { endOtherSessions, endPersonSessions, endSession, listPersonSessions, listSessions } from '@inkstone/api';
import { defineSessionCall } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { SessionContext } from '../../../platform/http/request-context.ts';
import { endSignIns, type EndReason } from '../sign-in.ts';
import { openSessions } from './open-sessions.ts';

export const listSessionsEndpoint = defineSessionCall(listSessions, {
  permission: 'signed-in',
  handle: (context) => sessionsOf(context, context.actor!.id),
});

export const endSessionEndpoint = defineSessionCall(endSession, {
  permission: 'signed-in',
  handle: (context, { id }) => endOne(context, { personId: context.actor!.id, id }, 'ended-by-owner'),
});

export const endOtherSessionsEndpoint = defineSessionCall(endOtherSessions, {
  permission: 'signed-in',
  handle: (context) => endAll(context, { personId: context.actor!.id, except: context.signInId }, 'ended-by-owner'),
});

export const listPersonSessionsEndpoint = defineSessionCall(listPersonSessions, {
  permission: 'administrator',
  handle: (context, { personId }) => sessionsOf(context, personId),
});

export const endPersonSessionsEndpoint = defineSessionCall(endPersonSessions, {
  permission: 'administrator',
  handle: (context, { personId, id }) =>
    id === undefined
      ? endAll(context, { personId, except: null }, 'ended-by-administrator')
      : endOne(context, { personId, id }, 'ended-by-administrator'),
});

function sessionsOf({ db, now, locale, signInId }: SessionContext, personId: string) {
  return openSessions(db, personId, { now: now(), locale, currentId: signInId });
}

/** A session of another person is answered like one that does not exist. Ending an ended one changes nothing. */
async function endOne(context: SessionContext, { personId, id }: { personId: string; id: string }, reason: EndReason): Promise<true> {
  const own = await context.db
    .selectFrom('sign_ins')
    .select('id')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  if (!own) return refuse('not-found');
  await endSignIns(context.db, { signInId: id }, reason, context.now());
  context.signInsChanged();
  return true;
}

async function endAll(context: SessionContext, which: { personId: string; except: string | null }, reason: EndReason): Promise<true> {
  await endSignIns(context.db, which, reason, context.now());
  context.signInsChanged();
  return true;
}
