import { createContext, useContext } from 'react';
import type { ControlFaces } from './face.ts';

/** Faces by control type; a form may hold types nobody knows. */
export type FaceTable = Readonly<Record<string, ControlFaces>>;

const FacesContext = createContext<FaceTable>({});

/** Sheets draw other controls without knowing the list of them all: the renderer hands it down. */
export const FacesProvider = FacesContext.Provider;

/** Faces by type, for those who draw controls of any. */
export function useFaceTable(): FaceTable {
  return useContext(FacesContext);
}

/** Undefined for a type without faces. */
export function useFaces(type: string): ControlFaces | undefined {
  return useContext(FacesContext)[type];
}
