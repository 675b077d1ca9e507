import { Button } from 'antd';
import type { DocumentKey } from '@inkstone/schema';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { CheckedIssue } from '../../checking/check-messages.ts';
import { useIssuesOf } from '../../checking/issues-context.ts';
import { useFix } from '../../frame/use-fix.ts';
import { usePlaying } from '../issues/use-playing.ts';
import { panelTexts } from './panel.locale.ts';
import styles from '../../form/panel/panel.module.css';

/** What is wrong with an activity, a route or the workflow itself (null). */
export function PartIssues({ document, part }: { readonly document: DocumentKey; readonly part: string | null }) {
  const issues = useIssuesOf(document, part, null);
  return issues.map((issue, index) => <PartIssue key={`${issue.code} ${index}`} issue={issue} />);
}

/** An issue, with what fixes it and the steps that lead to it. */
function PartIssue({ issue }: { readonly issue: CheckedIssue }) {
  const t = useTexts(panelTexts);
  const { play } = usePlaying();
  const fix = useFix();
  const { detail, severity, steps } = issue;
  return (
    <div>
      <p className={styles.issue} data-severity={severity}>
        {detail}
      </p>
      <span className={styles.buttons}>
        {fix.isOffered(issue) ? (
          <Button size="small" onClick={() => fix.apply([issue])}>
            {t('fix')}
          </Button>
        ) : null}
        {steps.length > 0 ? (
          <Button size="small" onClick={() => play(issue)}>
            {t('play')}
          </Button>
        ) : null}
      </span>
    </div>
  );
}
