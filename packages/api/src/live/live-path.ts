/** The path of the live event stream. Clients read it with a streaming fetch, because an EventSource cannot send a bearer header. */
export const livePath = '/api/live';
