import { createContext, useContext } from 'react';

const NarrowContext = createContext(false);

export const NarrowProvider = NarrowContext.Provider;

/** Is the form drawn for a phone? */
export function useIsNarrow(): boolean {
  return useContext(NarrowContext);
}
