import { formAsk, type CallInput, type FormQuestion } from '@inkstone/api';
import type { FormServices, ServiceResponse, ServiceRequest } from '@inkstone/form-engine';
import type { Client } from '../../platform/api/client.ts';

/** Sends the requests of an open form to the server, which reads the queries from the published form that `asked` names: only the inputs are sent. */
export function createFormServices(client: Client, asked: Omit<CallInput<typeof formAsk>, 'questions'>): FormServices {
  return {
    async send(requests, signal) {
      const answers = await client.call(formAsk, { ...asked, questions: requests.map(questionOf) }, { signal });
      return answers as readonly ServiceResponse[];
    },
  };
}

function questionOf(request: ServiceRequest): FormQuestion {
  switch (request.kind) {
    case 'linkage': {
      const { kind, control, inputs } = request;
      return { kind, control, inputs: { ...inputs } };
    }
    case 'choices': {
      const { kind, control, inputs, keyword, cursor } = request;
      return { kind, control, inputs: { ...inputs }, keyword, ...(cursor !== undefined && { cursor }) };
    }
    case 'chosen': {
      const { kind, control, inputs, values } = request;
      return { kind, control, inputs: { ...inputs }, values: [...values] };
    }
    case 'lookup':
    case 'unit':
      return { ...request };
    case 'rule':
      return { ...request, inputs: { ...request.inputs } };
  }
}
