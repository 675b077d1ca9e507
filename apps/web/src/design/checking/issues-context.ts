import { createContext, use, useMemo } from 'react';
import type { IssueLocation } from '@inkstone/checks';
import { documentId } from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';
import type { CheckedIssue } from './check-messages.ts';

/** The issues of the working copy as far as they are known. */
export const IssuesContext = createContext<readonly CheckedIssue[]>([]);
export const useCheckedIssues = (): readonly CheckedIssue[] => use(IssuesContext);

/** Whether an edit is not checked yet. */
export const CheckingContext = createContext(true);
export const useIsChecking = (): boolean => use(CheckingContext);

/** The issues of a part of a document, or of the document itself (null): of one of its options, or of none in particular (null). */
export function useIssuesOf(document: DocumentKey, key: string | null, option: string | null): readonly CheckedIssue[] {
  const issues = useCheckedIssues();
  const id = documentId(document);
  return useMemo(
    () => issues.filter((issue) => documentId(issue.document) === id && issue.part === key && issue.option === option),
    [issues, id, key, option],
  );
}

/** How bad the worst issue of a control is, or of one of its columns. */
export function useWorstOf(document: DocumentKey): (key: string) => 'error' | 'warning' | null {
  const issues = useCheckedIssues();
  const id = documentId(document);
  return useMemo(() => {
    const worst = new Map<string, 'error' | 'warning'>();
    for (const { document: own, part, severity } of issues) {
      if (part === null || severity === 'hint' || documentId(own) !== id) continue;
      const key = part.split('.')[0]!;
      if (worst.get(key) !== 'error') worst.set(key, severity);
    }
    return (key) => worst.get(key) ?? null;
  }, [issues, id]);
}

/** The issues of a document whose place is exactly this property: `['actions', 0, 'formula']`. */
export function useIssuesAt(document: DocumentKey, property: readonly (string | number)[]): readonly CheckedIssue[] {
  const issues = useCheckedIssues();
  const id = documentId(document);
  const path = property.join('.');
  return useMemo(
    () =>
      issues.filter(
        ({ document: own, location }) =>
          documentId(own) === id &&
          (location.kind === 'property' ? location.property.join('.') === path : location.kind === 'document' && path === ''),
      ),
    [issues, id, path],
  );
}

/** The issues of a document at the places that are meant. */
export function useIssuesWhere(document: DocumentKey, isMeant: (location: IssueLocation) => boolean): readonly CheckedIssue[] {
  const issues = useCheckedIssues();
  const id = documentId(document);
  return issues.filter((issue) => documentId(issue.document) === id && isMeant(issue.location));
}
