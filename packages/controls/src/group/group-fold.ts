import { createContext } from 'react';

/** Whether the rows below a group are folded away; the renderer knows which those are. */
export interface GroupFold {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

export const GroupFoldContext = createContext<GroupFold>({ isOpen: true, toggle: () => undefined });
