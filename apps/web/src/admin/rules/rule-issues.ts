import { createContext, useContext } from 'react';

/** Issues by path as the server reports them: `actions.0.mappings.1.formula`. */
type IssuesByPath = ReadonlyMap<string, readonly string[]>;

const RuleIssuesContext = createContext<IssuesByPath>(new Map());

export const RuleIssues = RuleIssuesContext.Provider;

export function useFieldIssues(path: string): readonly string[] {
  return useContext(RuleIssuesContext).get(path) ?? [];
}
