import { searchCirculates } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { answerWorkItems } from './answer-work-items.ts';

/** Copies that the caller has to read or has read. */
export const searchCirculatesEndpoint = defineQuery(searchCirculates, {
  permission: 'signed-in',
  handle: (context, input) => answerWorkItems(context, [input.state === 'open' ? 'to-read' : 'read'], input),
});
