import styles from './packages.module.css';

interface PackageIssuesProps {
  readonly label: string;
  readonly issues: readonly { readonly code: string; readonly path: string; readonly message?: string | undefined }[];
}

/** Lists issues by their message; an issue without a message is shown by its code and path. */
export function PackageIssues({ label, issues }: PackageIssuesProps) {
  if (issues.length === 0) return null;
  return (
    <ul className={styles.issues} aria-label={label}>
      {issues.map(({ code, path, message }, index) => (
        <li key={`${code} ${path} ${index}`}>{message ?? `${code} ${path}`}</li>
      ))}
    </ul>
  );
}
