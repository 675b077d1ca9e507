import type { IssueLocation } from '@inkstone/checks';
import type { ReactNode } from 'react';
import type { DocumentKey, LocalizedText } from '@inkstone/schema';
import { useLocale } from '../../platform/i18n/use-texts.ts';
import type { CheckedIssue } from '../checking/check-messages.ts';
import { useIssuesAt, useIssuesWhere } from '../checking/issues-context.ts';
import styles from './property.module.css';

/** A property of a document as its designer shows it. */
export interface ShownProperty {
  readonly label: LocalizedText;
  readonly help?: LocalizedText;
}

interface PropertyLineProps {
  readonly document: DocumentKey;
  /** Where it stands in the document: `['actions', 0, 'formula']`. */
  readonly path: readonly (string | number)[];
  readonly shown: ShownProperty;
  /** Is given the label, which is the accessible name of its editor. */
  readonly children: (label: string) => ReactNode;
  /** Whether it takes a line of its own. */
  readonly isWide?: boolean;
}

/** A property with its name, its editor, what is wrong with it, and its help. */
export function PropertyLine({ document, path, shown, children, isWide = false }: PropertyLineProps) {
  const locale = useLocale();
  const label = shown.label[locale];
  return (
    <div className={styles.property} data-property={path.at(-1)} data-wide={isWide || undefined}>
      <span className={styles.label}>{label}</span>
      {children(label)}
      <PropertyIssues document={document} path={path} />
      {shown.help ? <span className={styles.help}>{shown.help[locale]}</span> : null}
    </div>
  );
}

/** What is wrong with a property itself. */
export function PropertyIssues({ document, path }: Pick<PropertyLineProps, 'document' | 'path'>) {
  return <IssueLines issues={useIssuesAt(document, path)} />;
}

interface PlacedIssuesProps {
  readonly document: DocumentKey;
  readonly isMeant: (location: IssueLocation) => boolean;
}

/** Whether a place is in a property of a part, which the path names by its code. */
export const isSettingOf = (at: IssueLocation, path: readonly string[]): boolean =>
  at.kind === 'property' && path.every((step, index) => at.property[index] === step);

/** What is wrong at the places that are meant. */
export function PlacedIssues({ document, isMeant }: PlacedIssuesProps) {
  return <IssueLines issues={useIssuesWhere(document, isMeant)} />;
}

/** Each issue once. */
function IssueLines({ issues }: { readonly issues: readonly CheckedIssue[] }) {
  return [...new Map(issues.map((issue) => [issue.detail, issue])).values()].map(({ detail, severity }) => (
    <p key={detail} className={styles.issue} data-severity={severity}>
      {detail}
    </p>
  ));
}
