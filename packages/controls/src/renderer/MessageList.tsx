import type { Form } from '@inkstone/form-engine';
import type { Locale, MessageLevel } from '@inkstone/schema';
import { Alert } from 'antd';
import { issueText } from '../issues/issue-text.ts';
import { useFormUiServices } from '../services/ui-services.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { rendererText } from '../layout/renderer.locale.ts';
import styles from './renderer.module.css';

interface MessageListProps {
  readonly form: Form;
  readonly locale: Locale;
}

/** Messages of the form's events, links to records they ask to open, and steps that failed. */
export function MessageList({ form, locale }: MessageListProps) {
  const messages = useSignalValue(form.messages);
  const requests = useSignalValue(form.requests);
  const issues = useSignalValue(form.eventIssues);
  const services = useFormUiServices();
  return (
    <div className={styles.messages}>
      {messages.map(({ id, level, text }) => (
        <Message key={id} level={level} text={text[locale]} onClose={() => form.dismiss(id)} />
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
        <Message
          key={`${issue.path} ${issue.code}`}
          level="warning"
          text={issueText(issue, locale, form.has(issue.path) ? form.field(issue.path).label(locale) : issue.path)}
        />
      ))}
    </div>
  );
}

interface MessageProps {
  readonly level: MessageLevel;
  readonly text: string;
  readonly onClose?: () => void;
}

function Message({ level, text, onClose }: MessageProps) {
  return (
    <Alert type={level} showIcon role={level === 'error' ? 'alert' : 'status'} title={text} closable={onClose ? { onClose } : false} />
  );
}
