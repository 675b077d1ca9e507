import { createContext, useContext } from 'react';
import type { ControlViews } from './control-view.ts';

/** Views by control type; a form may contain unknown types. */
export type ViewTable = Readonly<Record<string, ControlViews>>;

const ViewsContext = createContext<ViewTable>({});

/** Provides the views to sheets, which render other controls without importing the list of all of them. */
export const ViewsProvider = ViewsContext.Provider;

/** Returns the views of all types. */
export function useViewTable(): ViewTable {
  return useContext(ViewsContext);
}

/** Returns the views of a type; undefined if it has none. */
export function useViews(type: string): ControlViews | undefined {
  return useContext(ViewsContext)[type];
}
