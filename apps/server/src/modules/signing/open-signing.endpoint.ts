import { openSigning } from '@inkstone/api';
import { defineSessionCall } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findUploadControl } from '../files/index.ts';
import { createSigningPage } from './signing-page.ts';

/** Not a command: its answer contains a secret, which must not be stored under an idempotency key. */
export const openSigningEndpoint = defineSessionCall(openSigning, {
  permission: 'signed-in',
  async handle({ db, actor, now }, { schemaCode, formCode, control }) {
    const { kind } = await findUploadControl(db, { schemaCode, formCode, control });
    if (kind !== 'signature') refuse('not-found');
    return createSigningPage(db, { personId: actor!.id, schemaCode, control }, now());
  },
});
