import { formAsk } from '@inkstone/api';
import type { ServiceAnswer } from '@inkstone/form-engine';
import type { FormValues } from '@inkstone/schema';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { createFormServices } from '../records/index.ts';
import { askingForm } from './asking-form.ts';
import { declaredQuestion, seenOfRule } from './declared-question.ts';

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
    return declared.map((request, index) => {
      if (request === null) return unanswered;
      const answer = answers[next++] ?? unanswered;
      const question = questions[index]!;
      return question.kind === 'rule' && answer.ok
        ? { ok: true as const, data: seenOfRule(form, question, answer.data as FormValues) }
        : answer;
    });
  },
});

const unanswered: Extract<ServiceAnswer, { ok: false }> = { ok: false };
