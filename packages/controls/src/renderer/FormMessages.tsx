import type { Form } from '@inkstone/form-engine';
import type { Locale } from '@inkstone/schema';
import { lazy, Suspense } from 'react';
import { useSignalValue } from '../face/use-signal-value.ts';

const ToldMessages = lazy(() => import('./ToldMessages.tsx').then((module) => ({ default: module.ToldMessages })));

interface FormMessagesProps {
  readonly form: Form;
  readonly locale: Locale;
}

/** Most forms tell nothing: the views of messages are fetched with the first one. */
export function FormMessages({ form, locale }: FormMessagesProps) {
  const messages = useSignalValue(form.messages);
  const requests = useSignalValue(form.requests);
  const issues = useSignalValue(form.eventIssues);
  if (messages.length + requests.length + issues.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToldMessages form={form} locale={locale} />
    </Suspense>
  );
}
