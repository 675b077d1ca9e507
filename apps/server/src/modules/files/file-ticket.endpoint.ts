import { fileTicket } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { readableFiles } from './readable-file.ts';
import { issueTicket } from '../stored-files/index.ts';

/** Checks the rights here; the ticket then replaces that check for a minute. */
export const fileTicketEndpoint = defineQuery(fileTicket, {
  permission: 'participant',
  async handle(context, { refId }) {
    const { db, keys, now } = context;
    await readableFiles(db, context, refId);
    const { ticket, expiresAt } = await issueTicket(keys, refId, now());
    return { ticket, expiresAt: expiresAt.toISOString() };
  },
});
