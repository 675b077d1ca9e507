import type { DocumentKey } from '@inkstone/schema';
import { useIssuesOf } from '../../checking/issues-context.ts';
import styles from '../../form/panel/panel.module.css';

/** What is wrong with an activity or a route. */
export function PartIssues({ document, part }: { readonly document: DocumentKey; readonly part: string }) {
  const issues = useIssuesOf(document, part, null);
  return issues.map((issue, index) => (
    <p key={`${issue.code} ${index}`} className={styles.issue} data-severity={issue.severity}>
      {issue.detail}
    </p>
  ));
}
