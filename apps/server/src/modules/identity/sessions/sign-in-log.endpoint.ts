import { signInLog, type CallArguments } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { afterEnd, pageOf, readPageEnd, withCursor } from '../../../platform/db/paging/keyset.ts';
import type { QueryContext } from '../../../platform/http/request-context.ts';
import { peopleView } from '../../organization/index.ts';
import { deviceName } from './device-name.ts';
import { failureTexts } from './sign-in-log.ts';

export const signInLogEndpoint = defineQuery(signInLog, {
  permission: 'administrator',
  async handle(context, input) {
    const { rows, next } = pageOf(await readRows(context, input), input.size, ({ at, id }) => ({ at, id }));
    const { locale } = context;
    const items = rows.map(({ id, at, personId, name, account, method, secondFactor, failure, address, agent }) => ({
      id,
      at: at.toISOString(),
      person: personId === null ? null : { id: personId, name: name ?? '', account: account ?? '' },
      method,
      secondFactor,
      failure: failure === null ? null : { code: failure, text: failureTexts[failure]?.[locale] ?? failure },
      address,
      device: deviceName(agent, locale),
    }));
    return withCursor(context, { items, next });
  },
});

function readRows(context: QueryContext, { personId, from, to, outcome, cursor, size }: CallArguments<typeof signInLog>) {
  const after = readPageEnd(context, cursor);
  let query = context.db
    .selectFrom('sign_in_log as l')
    .leftJoin(peopleView.as('p'), 'p.id', 'l.person_id')
    .select(['l.id', 'l.at', 'l.person_id as personId', 'p.name', 'p.account'])
    .select(['l.method', 'l.second_factor as secondFactor', 'l.failure', 'l.address', 'l.agent']);
  if (personId !== undefined) query = query.where('l.person_id', '=', personId);
  if (from !== undefined) query = query.where('l.at', '>=', new Date(from));
  if (to !== undefined) query = query.where('l.at', '<', new Date(to));
  if (outcome !== undefined) query = query.where('l.failure', outcome === 'success' ? 'is' : 'is not', null);
  if (after !== null) query = query.where((eb) => afterEnd(eb.ref('l.at'), eb.ref('l.id'), after));
  return query
    .orderBy('l.at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(size + 1)
    .execute();
}
