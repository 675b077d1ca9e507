import { noExternalObjects } from '@inkstone/checks';
import type { Documents } from '@inkstone/design';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocale } from '../../platform/i18n/use-texts.ts';
import type { CheckedIssue } from '../checking/check-messages.ts';
import { createCheckSession } from '../checking/check-session.ts';
import { IssuesContext } from '../checking/issues-context.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';

interface CheckedProps {
  readonly appCode: string;
  readonly children: ReactNode;
}

/** A page of the design environment with the issues of its working copy, checked as the worker checks them. */
export function Checked({ appCode, children }: CheckedProps) {
  const locale = useLocale();
  const { documents } = useDocuments();
  const [issues, setIssues] = useState<readonly CheckedIssue[]>([]);
  const [check] = useState(() => createCheckSession({ answer: (answer) => setIssues(answer.issues), later: (work) => work() }));
  const checked = useRef<Documents>(new Map());
  useEffect(() => {
    const changed = [...documents].flatMap(([id, document]) => (checked.current.get(id) === document ? [] : [document]));
    checked.current = documents;
    check({ id: 1, appCode, changed, removed: [], external: noExternalObjects, locale, shown: null });
  }, [check, appCode, documents, locale]);
  return <IssuesContext value={issues}>{children}</IssuesContext>;
}
