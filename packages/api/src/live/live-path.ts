/** Where the stream of live events is served; read by streaming fetch because an EventSource cannot carry a bearer header. */
export const livePath = '/api/live';
