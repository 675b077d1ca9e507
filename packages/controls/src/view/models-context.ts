import type { ControlModels } from '@inkstone/form-engine';
import { createContext, useContext } from 'react';

const ModelsContext = createContext<ControlModels>({});

/** Provides the models of all controls to those that show values of other controls. */
export const ModelsProvider = ModelsContext.Provider;

export function useModels(): ControlModels {
  return useContext(ModelsContext);
}
