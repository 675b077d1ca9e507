import { createContext, use } from 'react';

export const AppCodeContext = createContext('');

/** The application that is designed. */
export const useAppCode = (): string => use(AppCodeContext);
