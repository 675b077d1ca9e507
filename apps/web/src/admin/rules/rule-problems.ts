import { createContext, useContext } from 'react';

/** What is wrong at a place of the rule, as the server names it: `actions.0.mappings.1.formula`. */
type Problems = ReadonlyMap<string, readonly string[]>;

const ProblemContext = createContext<Problems>(new Map());

export const RuleProblems = ProblemContext.Provider;

export function useProblems(path: string): readonly string[] {
  return useContext(ProblemContext).get(path) ?? [];
}
