import { formAsk } from '@inkstone/api';
import type { ServiceResponse } from '@inkstone/form-engine';
import type { FormValues } from '@inkstone/schema';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { createFormServices } from '../../records/index.ts';
import { askingForm } from './asking-form.ts';
import { declaredQuestion, visibleRuleAnswer } from './declared-question.ts';

/** Answers only questions that the form declares; an undeclared question gets no answer. */
export const formAskEndpoint = defineQuery(formAsk, {
  permission: 'participant',
  async handle(context, { questions, ...asked }) {
    const form = await askingForm(context, asked);
    const services = createFormServices(context.db, context, form.definition);
    const declared = questions.map((question) => declaredQuestion(form, question));
    const answers = await services.send(
      declared.filter((question) => question !== null),
      new AbortController().signal,
    );
    let next = 0;
    return declared.map((request, index) => {
      if (request === null) return unanswered;
      const answer = answers[next++] ?? unanswered;
      const question = questions[index]!;
      return question.kind === 'rule' && answer.ok
        ? { ok: true as const, data: visibleRuleAnswer(form, question, answer.data as FormValues) }
        : answer;
    });
  },
});

const unanswered: Extract<ServiceResponse, { ok: false }> = { ok: false };
