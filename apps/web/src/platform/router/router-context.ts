import { createContext } from 'react';
import type { Router, RouterState } from './create-router.ts';

export const RouterContext = createContext<Router | null>(null);
export const RouterStateContext = createContext<RouterState | null>(null);
