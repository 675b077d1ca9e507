import { lookAtSigning } from '@inkstone/api';
import { defineSessionCall } from '../../platform/http/endpoint.ts';
import { personNames } from '../organization/index.ts';
import { openSigningPage } from './signing-page.ts';

/** The token identifies the person who requested the signature; the user of the phone need not be signed in. */
export const lookAtSigningEndpoint = defineSessionCall(lookAtSigning, {
  permission: 'public',
  async handle({ db, now }, { token }) {
    const at = now();
    const { person_id, expires_at } = await openSigningPage(db, token, at);
    const nameOf = await personNames(db, [person_id]);
    return { person: nameOf(person_id).name, lastsSeconds: Math.ceil((expires_at.getTime() - at.getTime()) / 1000) };
  },
});
