import { createContext } from 'react';

/** Whether the rows below a group are folded; provided by the renderer, which knows these rows. */
export interface GroupFold {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

export const GroupFoldContext = createContext<GroupFold>({ isOpen: true, toggle: () => undefined });
