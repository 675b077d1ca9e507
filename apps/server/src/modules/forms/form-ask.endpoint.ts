import { formAsk } from '@inkstone/api';
import type { ServiceAnswer } from '@inkstone/form-engine';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { createFormServices } from '../records/services/form-services.ts';
import { askingForm } from './asking-form.ts';
import { declaredQuestion } from './declared-question.ts';

/** Answers what the form declares and nothing else; a question nobody declared is as good as one without an answer. */
export const formAskEndpoint = defineQuery(formAsk, {
  permission: 'participant',
  async handle(context, { questions, ...place }) {
    const form = await askingForm(context, place);
    const services = createFormServices(context.db, context, form.definition);
    const declared = questions.map((question) => declaredQuestion(form, question));
    const answers = await services.ask(
      declared.filter((question) => question !== null),
      new AbortController().signal,
    );
    let next = 0;
    return declared.map((question) => (question === null ? unanswered : (answers[next++] ?? unanswered)));
  },
});

const unanswered: Extract<ServiceAnswer, { ok: false }> = { ok: false };
