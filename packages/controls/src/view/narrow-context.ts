import { createContext, useContext } from 'react';

const NarrowContext = createContext(false);

export const NarrowProvider = NarrowContext.Provider;

/** Whether the form has the layout for phones. */
export function useIsNarrow(): boolean {
  return useContext(NarrowContext);
}
