import { createContext } from 'react';

/** The tabs over whose heads something was dragged, the latest last: they open, so that controls can be dropped in their panels. */
export const AimedHeads = createContext<readonly string[]>([]);
