import type { Form } from '@inkstone/form-engine';
import type { Locale } from '@inkstone/schema';
import { lazy, Suspense } from 'react';
import { useSignalValue } from '../view/use-signal-value.ts';

const MessageList = lazy(() => import('./MessageList.tsx').then((module) => ({ default: module.MessageList })));

interface FormMessagesProps {
  readonly form: Form;
  readonly locale: Locale;
}

/** Loads the views of messages with the first message, because most forms have none. */
export function FormMessages({ form, locale }: FormMessagesProps) {
  const messages = useSignalValue(form.messages);
  const requests = useSignalValue(form.requests);
  const issues = useSignalValue(form.eventIssues);
  if (messages.length + requests.length + issues.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <MessageList form={form} locale={locale} />
    </Suspense>
  );
}
