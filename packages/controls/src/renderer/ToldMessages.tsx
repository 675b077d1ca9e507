import type { Form } from '@inkstone/form-engine';
import type { Locale, MessageLevel } from '@inkstone/schema';
import { Alert } from 'antd';
import { issueText } from '../issues/issue-text.ts';
import { useFormUiServices } from '../services/ui-services.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import { rendererText } from './renderer.locale.ts';
import styles from './renderer.module.css';

interface ToldMessagesProps {
  readonly form: Form;
  readonly locale: Locale;
}

/** What events of the form tell the person, records they want opened among it, and steps of theirs that failed. */
export function ToldMessages({ form, locale }: ToldMessagesProps) {
  const messages = useSignalValue(form.messages);
  const requests = useSignalValue(form.requests);
  const issues = useSignalValue(form.eventIssues);
  const services = useFormUiServices();
  return (
    <div className={styles.messages}>
      {messages.map(({ id, level, text }) => (
        <Told key={id} level={level} text={text[locale]} onClose={() => form.dismiss(id)} />
      ))}
      {requests.map(({ id, schemaCode, recordId }) => {
        const href = services?.recordHref?.(schemaCode, recordId);
        return (
          <Alert
            key={id}
            type="info"
            closable={{ onClose: () => form.opened(id) }}
            title={
              <a href={href} target="_blank" rel="noreferrer" onClick={() => form.opened(id)}>
                {rendererText.openRecord[locale]}
              </a>
            }
          />
        );
      })}
      {issues.map((issue) => (
        <Told
          key={`${issue.path} ${issue.code}`}
          level="warning"
          text={issueText(issue, locale, form.has(issue.path) ? form.field(issue.path).label(locale) : issue.path)}
        />
      ))}
    </div>
  );
}

interface ToldProps {
  readonly level: MessageLevel;
  readonly text: string;
  readonly onClose?: () => void;
}

function Told({ level, text, onClose }: ToldProps) {
  return (
    <Alert type={level} showIcon role={level === 'error' ? 'alert' : 'status'} title={text} closable={onClose ? { onClose } : false} />
  );
}
