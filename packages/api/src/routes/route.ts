import type { Call, Route } from '../call.ts';

export const get = <C extends Call>(path: Call['path']): Route<C> => ({ method: 'GET', path });
export const post = <C extends Call>(path: Call['path']): Route<C> => ({ method: 'POST', path });
